export { Badge, type BadgeProps } from './badge';
export { PageHeader, type PageHeaderProps } from './page-header';
export { Table, type TableColumn, type TableProps, type TableSort } from './table';
