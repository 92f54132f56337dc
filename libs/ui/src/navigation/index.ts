export { Pagination, type PaginationLabels } from './pagination';
export { SideMenu } from './side-menu';
export type { SideMenuEntry } from './side-menu-entry';
export { Steps, type Step, type StepsLabels, type StepStatus } from './steps';
export { Tabs } from './tabs';
