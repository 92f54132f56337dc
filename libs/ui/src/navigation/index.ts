export { Pagination, type PaginationLabels, type PaginationProps } from './pagination';
export { Tabs, type TabItem, type TabsProps } from './tabs';
