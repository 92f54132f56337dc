import { useState } from 'react';
import styles from './avatar.module.css';
import { IconUser } from './icons';

/** The number of colours in avatar.module.css. */
export const TONES = 8;

export interface AvatarProps {
  name: string;
  /** Address of a picture. The initials are shown if it does not load. */
  src?: string;
  /** The same picture in other sizes, as `srcset` writes it. */
  srcSet?: string;
  /** `high` for a picture among the first things that people see of the page. */
  fetchPriority?: 'high';
  /** Diameters of 32, 40, 64 and 96 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The accessible name. Leave it out if the name is written beside the avatar. */
  label?: string;
}

/** The first letter or emoji of a word, with all its combining characters. */
function toInitial(word: string): string | undefined {
  // Latin, Greek and Cyrillic do not need the browser's tables of emoji and graphemes. Loading those takes 140 ms on a
  // slow phone.
  if (/^[\0-\u04ff]*$/.test(word)) return /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0];
  const text = word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]+/u, '');
  return 'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)][0]?.segment : [...text][0];
}

/** The first letters of the first and the last word in upper case, or their first emoji. Empty if there are none. */
export function toInitials(name: string): string {
  const initials = name.split(/\s+/).map(toInitial).filter(Boolean);
  return ((initials[0] ?? '') + (initials.slice(1).pop() ?? '')).toUpperCase();
}

/** A number below TONES, always the same for the same name. */
export function toTone(name: string): number {
  let hash = 7;
  for (const char of name.trim().toLowerCase()) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % TONES;
}

/** A round picture, or the initials of a name. */
export function Avatar({ name, src, srcSet, fetchPriority, size = 'md', label }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-tone={toTone(name)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {toInitials(name) || <IconUser />}
      {src && src !== broken && (
        <img
          key={src}
          src={src}
          srcSet={srcSet}
          fetchPriority={fetchPriority}
          alt=""
          className={styles.picture}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
