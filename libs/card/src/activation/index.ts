export { ActivationPreview } from './activation-preview';
export { Miniature } from './miniature';
export { MoreFields } from './more-fields';
export { checkedKind } from './checked-kind';
export { PageKindChoice } from './page-kind-choice';
export { type ProfileControl, toProfile, type TypedProfile } from './typed-profile';
