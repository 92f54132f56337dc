export { AvatarGroup, type AvatarGroupProps } from './avatar-group';
export { Badge, type BadgeProps } from './badge';
export { Facts, type FactsProps } from './facts';
export { PageHeader, type PageHeaderProps } from './page-header';
export { ScrollArea, type ScrollAreaProps } from './scroll-area';
export { Section, type SectionProps } from './section';
export { Table, type TableProps } from './table';
export type { TableColumn, TableSort } from './table-cells';
export type { TableSelection } from './table-selection';
