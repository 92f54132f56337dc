import type {
  ButtonHTMLAttributes,
  ComponentPropsWithRef,
  ElementType,
  MouseEvent,
  ReactNode,
  Ref,
} from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

/** Diameter of the spinner in a loading button, in px (specification 9: button-loading icon). */
const LOADING_ICON = 26;

export interface ButtonLook {
  variant?: 'solid' | 'outline' | 'plain' | 'danger';
  /** Heights 28, 36, 44 and 56 px (specification 9). */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Makes the button as wide as its container. */
  block?: boolean;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: ReactNode;
  /** Shows a spinner and ignores presses. The button keeps its width and stays focusable. */
  loading?: boolean;
  /** Announced while loading, such as "Sending…". */
  loadingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The classes of a button, for elements that look like one. */
export function buttonClass({ variant = 'solid', size = 'md', block }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}

export function Button({
  variant,
  size,
  block,
  icon,
  loading,
  loadingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Cancelling the click also stops the submit that Enter in a field would cause.
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames(buttonClass({ variant, size, block }), !children && styles.iconOnly, className)}
        aria-disabled={loading || rest['aria-disabled']}
        onClick={loading ? ignore : onClick}
      >
        <span className={classNames(styles.content, loading && styles.faded)}>
          {icon}
          {children}
        </span>
        {loading && (
          <span className={styles.spinner}>
            <Spinner immediate size={LOADING_ICON} />
          </span>
        )}
      </button>
      {/* Beside the button, because screen readers read the content of a button only as its name. */}
      {loadingLabel && <VisuallyHidden live>{loading && loadingLabel}</VisuallyHidden>}
    </>
  );
}

export type ButtonLinkProps<T extends ElementType = 'a'> = ButtonLook & {
  /** The component to render, such as the router's Link; `<a>` if left out. */
  as?: T;
  icon?: ReactNode;
} & Omit<ComponentPropsWithRef<T>, 'as' | 'size'>;

/** A link that looks like a button. */
export function ButtonLink<T extends ElementType = 'a'>({
  as,
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps<T>) {
  const Tag: ElementType = as ?? 'a';
  return (
    <Tag
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), !children && styles.iconOnly, className)}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Tag>
  );
}
