import { SECOND } from '@ringtag/contracts';
import { useEffect, useState } from 'react';
import { findNewBuilds } from '../../../remotes/find-new-builds';
import { followTyping, isUnsaved } from './is-unsaved';

/** Not all pages ask at once, and by then each replica has heard of the change. */
const WAIT = { least: SECOND, more: 14 * SECOND };
/** What was closed is not shown again, on no page until the next document. */
const closed = new Set<string>();

/** Whether to say that the server has other builds of what is on the page: never while something is unsaved. */
export function useNewBuilds() {
  const [found, setFound] = useState<readonly string[]>([]);
  const [{ look, stop }] = useState(() => newLook(setFound));
  useEffect(() => stop, [stop]);
  useEffect(followTyping, []);
  const isNew = found.some((build) => !closed.has(build));
  const isSaved = useSaved(isNew);
  const close = () => {
    for (const build of found) closed.add(build);
    setFound([]);
  };
  return { look, close, isShown: isNew && isSaved };
}

/** Looks some time after it was asked to, and only while somebody sees the page. */
function newLook(onFound: (builds: readonly string[]) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', ask);
  };
  function ask() {
    if (document.visibilityState === 'hidden') return document.addEventListener('visibilitychange', ask);
    stop();
    void findNewBuilds().then(onFound);
  }
  const look = () => {
    stop();
    timer = setTimeout(ask, WAIT.least + Math.random() * WAIT.more);
  };
  return { look, stop };
}

/** False until it is known. No event says that a form was saved. */
function useSaved(isAsked: boolean): boolean {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const ask = () => setSaved(!isUnsaved());
    ask();
    const timer = setInterval(ask, SECOND);
    return () => clearInterval(timer);
  }, [isAsked]);
  return isSaved;
}
