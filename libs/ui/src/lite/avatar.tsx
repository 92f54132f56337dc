import { useState } from 'react';
import styles from './avatar.module.css';
import { IconUser } from './icons';

/** Number of colours in avatar.module.css. */
const TONES = 8;

export interface AvatarProps {
  name: string;
  /** Address of a picture; the initials stand in for one that does not load. */
  src?: string;
  /** 32, 40, 64 and 96 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The accessible name; leave out where the name stands beside the avatar. */
  label?: string;
}

/** The first letter or emoji of a word, with all that belongs to it. */
function initialOf(word: string): string | undefined {
  // Latin, Greek and Cyrillic do without the browser's tables of emoji and graphemes: a slow phone loads them for 140 ms.
  if (/^[\0-\u04ff]*$/.test(word)) return /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0];
  const text = word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]+/u, '');
  return 'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)][0]?.segment : [...text][0];
}

/** The first letters of the first and the last word, upper-case; whole emoji stay whole. Empty when there is no letter. */
export function initialsOf(name: string): string {
  const initials = name.split(/\s+/).map(initialOf).filter(Boolean);
  return ((initials[0] ?? '') + (initials.slice(1).pop() ?? '')).toUpperCase();
}

/** A number below TONES that is always the same for the same name. */
export function toneOf(name: string): number {
  let hash = 7;
  for (const char of name.trim().toLowerCase()) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % TONES;
}

/** A round picture, or one made of a name's initials. */
export function Avatar({ name, src, size = 'md', label }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-tone={toneOf(name)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {initialsOf(name) || <IconUser />}
      {src && src !== broken && (
        <img key={src} src={src} alt="" className={styles.picture} onError={() => setBroken(src)} />
      )}
    </span>
  );
}
