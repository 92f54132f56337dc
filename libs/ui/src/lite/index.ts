// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- projects compile this source and need the types of its sheets; an ambient file cannot be imported
/// <reference path="../css-modules.d.ts" />
export { Alert, type AlertProps, type Tone } from './alert';
export { Avatar, type AvatarProps } from './avatar';
export { BrandMark } from './brand-mark';
export {
  Button,
  ButtonLink,
  buttonClass,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './button';
export { Card, type CardProps } from './card';
export { classNames } from './class-names';
export { CodeInput, type CodeInputProps } from './code-input';
export { Field, useFieldControl, type FieldControl, type FieldProps } from './field';
export { type Icon, type IconProps } from './icon';
export * from './icons';
export { Inline, Stack, type InlineProps } from './layout';
export { Select, type SelectProps } from './select';
export { Spinner, type SpinnerProps } from './spinner';
export * from './state-icons';
export { TextArea, type TextAreaProps } from './text-area';
export { TextInput, type ControlSize, type TextInputProps } from './text-input';
export { VisuallyHidden } from './visually-hidden';
