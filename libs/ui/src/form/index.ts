export { Checkbox, Switch } from './checkbox';
export { Combobox } from './combobox';
export { FieldGroup } from './field-group';
export { Options } from './options';
export { PasswordInput } from './password-input';
export { Radio, RadioGroup } from './radio';
export { SearchInput } from './search-input';
