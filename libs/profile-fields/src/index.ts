/** Fields of a profile: which there are, what is wrong with a value, who sees them. */
// Apart from the rules, which a scan page loads with the first field that somebody adds.
export { filledFields, type DraftField } from './draft-field';
export { fieldFaultsOf, refusedFields, todayHere, type FieldFaults } from './profile-faults';
export { ProfileFieldAudience } from './profile-field-audience';
export { ProfileFieldPicker } from './profile-field-picker';
export { profileFieldTexts } from './texts';
export { useProfileFaultText } from './use-profile-fault-text';
export { fieldInput } from './field-input';
