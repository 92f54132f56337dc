export { Checkbox, Switch, type CheckboxProps, type SwitchProps } from './checkbox';
export { SearchInput, type SearchInputProps } from './search-input';
