export type { EventStream } from './event-stream';
export { EventsQuery, toSince } from './events-query';
export { LiveEvents } from './live-events';
export { LiveModule } from './live.module';
export { Streams } from './streams';
export { toSender } from './subscriber';
