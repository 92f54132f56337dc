export { copyText } from './copy-text';
export { ListStates, type ListStatesProps } from './list-states';
export { pageCountOf, useListAddress, usePageInRange, type ListAddress } from './list-address';
export { useFormats, type Formats } from './use-formats';
