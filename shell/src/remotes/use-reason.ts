import { use, useEffect, useState } from 'react';
import { findReason, type Reason } from './find-reason';
import { ShownRemote } from './shown-remote';

/** Returns why a part of the page is lost, once that is known. It looks again when the browser goes offline. */
export function useReason(error: unknown): Reason | undefined {
  const entry = use(ShownRemote);
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    const find = () => void findReason(entry, error).then(setReason);
    find();
    window.addEventListener('offline', find);
    return () => window.removeEventListener('offline', find);
  }, [entry, error]);
  return reason;
}
