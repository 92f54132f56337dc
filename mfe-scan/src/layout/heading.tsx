import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The page's heading. With `focus` it takes the focus when it appears, because it replaces what the person has just
 * used.
 */
export function Heading({ focus, children }: { focus?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) ref.current?.focus();
  }, [focus]);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}
