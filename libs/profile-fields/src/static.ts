/** The parts that a server can draw: they touch no element and do nothing after the first render. */
export { AudienceChoice } from './audience-choice';
export { type DraftField, type FieldControl, fieldControl, filledFields } from './draft-field';
export { fieldInput } from './field-input';
export { listFieldsLeft } from './fields-left';
export { default as pickerStyles } from './profile-field-picker.module.css';
