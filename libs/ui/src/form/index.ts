export { Checkbox, Switch } from './checkbox';
export { Combobox } from './combobox';
export { FieldGroup } from './field-group';
export { PasswordInput } from './password-input';
export { RadioGroup } from './radio';
export { SearchInput } from './search-input';
