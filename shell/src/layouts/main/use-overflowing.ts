import { useEffect, useRef, useState } from 'react';

/** Returns the entries of a list (by their `data-entry`) that do not fit into its only row and are clipped. */
export function useOverflowing(entries: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const [overflowing, setOverflowing] = useState<ReadonlySet<string>>(new Set());
  const known = entries.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) =>
        setOverflowing((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of changes) {
            const entry = (target as HTMLElement).dataset.entry!;
            if (isIntersecting) after.delete(entry);
            else after.add(entry);
          }
          return after;
        }),
      { root: list.current, threshold: 0.5 },
    );
    for (const item of list.current!.children) observer.observe(item);
    return () => observer.disconnect();
  }, [known]);
  return { list, overflowing };
}
