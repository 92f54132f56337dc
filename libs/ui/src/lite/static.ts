// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- projects compile this source and need the types of its sheets; an ambient file cannot be imported
/// <reference path="../css-modules.d.ts" />
/** What a server can draw: no element is touched, nothing happens after the first drawing. */
export { Avatar, type AvatarProps } from './avatar';
export { Alert, type AlertProps } from './alert';
export { BrandMark } from './brand-mark';
export { ButtonLink, buttonClass, type ButtonLinkProps, type ButtonLook } from './button';
export { Card, type CardProps } from './card';
export { classNames } from './class-names';
export { Field, type FieldProps } from './field';
export * from './icons';
export { Inline, Stack, type InlineProps } from './layout';
export { PageSkeleton } from '../feedback/page-skeleton';
export { Skeleton } from '../feedback/skeleton';
export { PlainTextArea, type PlainTextAreaProps } from './plain-text-area';
export * from './state-icons';
export { TextInput, type TextInputProps } from './text-input';
export { VisuallyHidden } from './visually-hidden';
