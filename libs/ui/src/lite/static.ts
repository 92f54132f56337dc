// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- projects compile this source and need the types of its sheets; an ambient file cannot be imported
/// <reference path="../css-modules.d.ts" />
/** The parts that a server can draw: they touch no element and do nothing after the first render. */
export { Avatar, toInitials, TONES, toTone } from './avatar';
export { Alert } from './alert';
export { BRAND_VIEW_BOX, BrandMark } from './brand-mark';
export { Button, ButtonLink, buttonClass } from './button';
export { Card } from './card';
export { Field, useFieldControl } from './field';
export { icon, type Icon } from './icon';
export * from './icons';
export { Inline, Stack } from './layout';
export { PageSkeleton } from '../feedback/page-skeleton';
export { Skeleton } from '../feedback/skeleton';
export { PlainCodeInput } from './plain-code-input';
export { PlainTextArea } from './plain-text-area';
export { Select } from './select';
export * from './state-icons';
export { TextInput } from './text-input';
export { Thread, ThreadMessage, ThreadPhotos, ThreadPlace } from '../display/thread';
export { VisuallyHidden } from './visually-hidden';
