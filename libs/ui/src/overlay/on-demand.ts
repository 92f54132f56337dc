import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './when-idle';

/**
 * The part of a component that is shown only once it is opened: few pages show one at first. It loads when the browser
 * is idle, so that it opens without a network too.
 */
export function onDemand<Part>(load: () => Promise<Part>) {
  let loading: Promise<unknown> | undefined;
  let loaded: Part | undefined;

  function request(): Promise<unknown> {
    loading ??= load().then((part) => (loaded = part));
    loading.catch(() => (loading = undefined));
    return loading;
  }

  /** A failure shows when the part is wanted, which tries again. */
  function preload(): void {
    request().catch(() => undefined);
  }

  /** The part, once it is loaded. Calls `onFailure` where it is wanted and could not be loaded. */
  function usePart(wanted: boolean, onFailure: (error: unknown) => void): Part | undefined {
    const [, setLoads] = useState(0);
    const fail = useEffectEvent(onFailure);
    useEffect(() => whenIdle(preload), []);
    useEffect(() => {
      if (!wanted || loaded) return;
      request().then(
        () => setLoads((loads) => loads + 1),
        (error: unknown) => fail(error),
      );
    }, [wanted]);
    return loaded;
  }

  return { preload, usePart };
}
