// Apart from the rules, which a scan page loads with the first field that somebody adds.
export { filledFields, type DraftField } from './draft-field';
export { addProfileFaultTexts, useProfileFaultText } from './profile-fault-texts';
export { fieldFaultsOf, refusedFields, todayHere, type FieldFaults } from './profile-faults';
