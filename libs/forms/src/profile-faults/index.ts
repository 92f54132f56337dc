export { addProfileFaultTexts, useProfileFaultText } from './profile-fault-texts';
export {
  fieldFaultsOf,
  filledFields,
  refusedFields,
  todayHere,
  type DraftField,
  type FieldFaults,
} from './profile-faults';
