/** The fields of a profile: which fields there are, what is wrong with a value, and who sees them. */
export { fieldControl, filledFields, type DraftField, type FieldControl } from './draft-field';
export { findFieldFaults, refusedFields, todayHere, type FieldFaults } from './profile-faults';
export { ProfileFieldAudience } from './profile-field-audience';
export { ProfileFieldPicker } from './profile-field-picker';
export { profileFieldTexts } from './texts';
export { UsualFields } from './usual-fields';
export { useProfileFaultText } from './use-profile-fault-text';
export { fieldInput } from './field-input';
