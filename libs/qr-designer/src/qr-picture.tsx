import { toDisplayAlias } from '@ringtag/contracts';
import { drawQr, type QrDesign } from '@ringtag/qr';
import { useMemo } from 'react';
import styles from './qr-designer.module.css';

interface QrPictureProps {
  code: { alias: string; url: string };
  design: QrDesign;
  label: string;
}

/** A code as it will look in its files. Only the text below it is in a different font. */
export function QrPicture({ code, design, label }: QrPictureProps) {
  const { alias, url } = code;
  const drawing = useMemo(() => drawQr(url, toDisplayAlias(alias), design), [url, alias, design]);
  const { width, height, background, ink, parts, texts, logo } = drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={styles.picture}>
      <rect width={width} height={height} fill={background} />
      {parts.map(({ fill, rule, path }) => (
        <path key={rule} fill={fill} fillRule={rule} d={path} />
      ))}
      {texts.map(({ text, size, y }) => (
        <text
          key={y}
          className={styles.line}
          x={width / 2}
          y={y}
          fontSize={size}
          fontWeight="700"
          textAnchor="middle"
          fill={ink}
        >
          {text}
        </text>
      ))}
      {logo && <image href={logo.href} x={logo.x} y={logo.y} width={logo.edge} height={logo.edge} />}
    </svg>
  );
}
