import type { Locale } from '@ringtag/contracts';
import type { ReactNode } from 'react';

/** Stripes of equal size on a field of 24 × 16. */
function stripes(colours: readonly string[], vertical = false): ReactNode {
  return colours.map((fill, index) => {
    const start = (index / colours.length) * (vertical ? 24 : 16);
    return (
      <path
        key={fill + index}
        fill={fill}
        d={vertical ? `M${start} 0H24V16H${start}z` : `M0 ${start}H24V16H0z`}
      />
    );
  });
}

const FLAGS: Record<Locale, ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  es: stripes(['#aa151b', '#f1bf00', '#f1bf00', '#aa151b']),
  de: stripes(['#000', '#d00', '#ffce00']),
  fr: stripes(['#002395', '#fff', '#ed2939'], true),
  uk: stripes(['#005bbb', '#ffd500']),
  ru: stripes(['#fff', '#0039a6', '#d52b1e']),
};

/** The flag that stands for a language: decorative, its name is always beside it. */
export function Flag({ locale, className }: { locale: Locale; className?: string }) {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" className={className} aria-hidden>
      {FLAGS[locale]}
    </svg>
  );
}
