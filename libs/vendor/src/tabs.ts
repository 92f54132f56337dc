export { Tabs } from 'radix-ui';
