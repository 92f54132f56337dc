export { Checkbox, Switch, type CheckboxProps, type SwitchProps } from './checkbox';
export { Combobox, type ComboboxLabels, type ComboboxProps } from './combobox';
export type { ComboboxOption } from './combobox-options';
export { FieldGroup, type FieldGroupProps } from './field-group';
export { PasswordInput, type PasswordInputLabels, type PasswordInputProps } from './password-input';
export { Radio, RadioGroup, type RadioGroupProps, type RadioOption, type RadioProps } from './radio';
export { SearchInput, type SearchInputProps } from './search-input';
