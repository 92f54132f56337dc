import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './layout.module.css';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Space between the children, in units of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 6;
  align?: 'start' | 'center' | 'end';
}

/** Places its children one below the other. */
export function Stack({ as: Tag = 'div', gap = 4, align, className, ...rest }: LayoutProps) {
  return <Tag {...rest} data-gap={gap} data-align={align} className={classNames(styles.stack, className)} />;
}

interface InlineProps extends LayoutProps {
  justify?: 'between' | 'center' | 'end';
  nowrap?: boolean;
}

/** Places its children side by side, and wraps them if they do not fit. */
export function Inline({
  as: Tag = 'div',
  gap = 3,
  align,
  justify,
  nowrap,
  className,
  ...rest
}: InlineProps) {
  return (
    <Tag
      {...rest}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-nowrap={nowrap || undefined}
      className={classNames(styles.inline, className)}
    />
  );
}
