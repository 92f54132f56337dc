export { LiveEvents } from './live-events';
export { LiveModule } from './live.module';
export { Streams } from './streams';
