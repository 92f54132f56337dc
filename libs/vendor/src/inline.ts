// What libs/ui takes from Radix for parts that stand in the page. Every page of the main layout downloads this file: add
// with care.
export { Collapsible, Slot } from 'radix-ui';
