export { ActivationPreview } from './activation-preview';
export { activationTexts } from './activation-texts';
export { Miniature } from './miniature';
export { MoreFields } from './more-fields';
export { PageKindChoice } from './page-kind-choice';
export { toProfile, type TypedProfile } from './typed-profile';
