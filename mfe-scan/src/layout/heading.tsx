import { useEffect, useRef, type ReactNode } from 'react';

/** The page's heading. `focus` moves the focus to it when it appears in place of what the person just used. */
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
