export { ClearListButton } from './clear-list-button';
export { copyText } from './copy-text';
export { holdsNothing, useListAddress, type ListAddress, type ListParams } from './list-address';
export { ListStates, type ListStatesProps } from './list-states';
export { ListView, type ListViewProps } from './list-view';
export { PreviewColumns } from './preview-columns';
export { saveFile } from './save-file';
export { UnsavedGuard } from './unsaved-guard';
export { useFormats, type Formats } from './use-formats';
