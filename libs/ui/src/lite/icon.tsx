import type { SVGProps } from 'react';
import { classNames } from './class-names';
import styles from './icons.module.css';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. */
  size?: number;
}

export type Icon = (props: IconProps) => React.JSX.Element;

/** A decorative line icon of 24 × 24. `flips` mirrors it in right-to-left pages. */
export function icon(path: string, flips?: boolean): Icon {
  return function IconSvg({ size = 20, className, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={classNames(styles.icon, flips && styles.flips, className)}
        aria-hidden
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}
