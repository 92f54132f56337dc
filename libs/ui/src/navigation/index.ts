export { Pagination, type PaginationLabels, type PaginationProps } from './pagination';
export { SideMenu, type SideMenuProps } from './side-menu';
export type { SideMenuEntry, SideMenuLinkProps } from './side-menu-entry';
export { Steps, type Step, type StepsLabels, type StepsProps, type StepStatus } from './steps';
export { Tabs, type TabItem, type TabsProps } from './tabs';
