export { AvatarGroup } from './avatar-group';
export { Badge } from './badge';
export { Facts } from './facts';
export { PageHeader } from './page-header';
export { ScrollArea } from './scroll-area';
export { Section, type SectionProps } from './section';
export { Table } from './table';
export type { TableColumn, TableSort } from './table-cells';
export type { TableSelection } from './table-selection';
