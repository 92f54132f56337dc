/** The part that a server can draw: it touches no element and does nothing after the first render. */
export { SharedComputerChoice } from './shared-computer-choice';
