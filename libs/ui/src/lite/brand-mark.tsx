/** Only the brand's logo has it: by it, the style of an installation with a logo of its own finds it. */
export const BRAND_VIEW_BOX = '0 0 32 32';

/**
 * The brand's logo: a rounded orange square with two interlocked rings (specification 9). `size` in px.
 */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg viewBox={BRAND_VIEW_BOX} width={size} height={size} aria-hidden>
      <rect width="32" height="32" rx="8" fill="#f97316" />
      <g fill="none" stroke="#fff" strokeWidth="2.6">
        <circle cx="12.5" cy="16" r="5.5" />
        <path d="M16.1 11.8a5.5 5.5 0 1 1 .2 8.5" />
      </g>
    </svg>
  );
}
