export * from './lite';
export { Badge, type BadgeProps } from './full/badge';
export { Checkbox, Switch, type CheckboxProps, type SwitchProps } from './full/checkbox';
export { Dialog, type DialogProps } from './full/dialog';
export {
  DropdownMenu,
  type DropdownMenuProps,
  type MenuItem,
  type MenuItemProps,
  type MenuTriggerProps,
} from './full/dropdown-menu';
export { PageHeader, type PageHeaderProps } from './full/page-header';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './full/page-states';
export { Pagination, type PaginationLabels, type PaginationProps } from './full/pagination';
export { SearchInput, type SearchInputProps } from './full/search-input';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './full/skeleton';
export { Table, type TableColumn, type TableProps, type TableSort } from './full/table';
export { Tabs, type TabItem, type TabsProps } from './full/tabs';
export { ToastViewport, type ToastViewportProps } from './full/toast';
export { dismissToast, showToast, type ToastOptions } from './full/toast-store';
