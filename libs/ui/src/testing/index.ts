export * from './dialog-in-jsdom';
export * from './fill-in';
