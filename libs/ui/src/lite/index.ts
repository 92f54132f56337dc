// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- projects compile this source and need the types of its sheets; an ambient file cannot be imported
/// <reference path="../css-modules.d.ts" />
export { Alert } from './alert';
export { Avatar, toInitials } from './avatar';
export { BrandMark } from './brand-mark';
export { Button, ButtonLink, buttonClass } from './button';
export { Card } from './card';
export { classNames } from './class-names';
export { CodeInput } from './code-input';
export { Field, useFieldControl } from './field';
export { icon, type Icon } from './icon';
export * from './icons';
export { Inline, Stack } from './layout';
export { PlainTextArea } from './plain-text-area';
export { Select, type SelectProps } from './select';
export { Spinner } from './spinner';
export * from './state-icons';
export { TextArea } from './text-area';
export { TextInput } from './text-input';
export { VisuallyHidden } from './visually-hidden';
