import { drawQr, PLAIN_DESIGN } from '@ringtag/qr';
import { renderToStaticMarkup } from 'react-dom/server';

/** The edge of the drawing, in its own unit. */
export const TAG_ART_EDGE = 240;

/** Modules of the symbol and its white border, and the edge of the square for it. */
const SYMBOL = { quiet: 2, x: 96, y: 112, edge: 100 };

/**
 * A key and a tag with a QR code on a ring. Its colours are its own: it looks the same in both modes and in pictures for
 * messengers. The code says the name of the product, so it leads nowhere.
 */
export function TagArt({ brand }: { brand: string }) {
  const design = { ...PLAIN_DESIGN, quietZone: SYMBOL.quiet, showAlias: false, eyeColor: '#00786f' };
  const symbol = drawQr(brand.toUpperCase(), '', design);
  return (
    <>
      <g fill="none" stroke="#64748b" strokeWidth="14" strokeLinejoin="round" strokeLinecap="round">
        <circle cx="54" cy="106" r="25" />
        <path d="M50 134L36 222M38 206h20M42 182h16" />
      </g>
      <rect x="82" y="70" width="128" height="156" rx="24" fill="#f97316" />
      <circle cx="112" cy="92" r="9" fill="#fff" />
      <circle cx="88" cy="58" r="40" fill="none" stroke="#94a3b8" strokeWidth="8" />
      <rect x={SYMBOL.x} y={SYMBOL.y} width={SYMBOL.edge} height={SYMBOL.edge} rx="10" fill="#fff" />
      <g transform={`translate(${SYMBOL.x} ${SYMBOL.y}) scale(${SYMBOL.edge / symbol.width})`}>
        {symbol.parts.map(({ fill, rule, path }) => (
          <path key={fill} d={path} fill={fill} fillRule={rule} />
        ))}
      </g>
    </>
  );
}

/** The same as markup for an SVG file, in a square of `TAG_ART_EDGE`. */
export function drawTagArt(brand: string): string {
  return renderToStaticMarkup(<TagArt brand={brand} />);
}
