export { PausedHelp } from './paused-help';
