export * from './lite';
export * from './form';
export * from './date';
export * from './upload';
export * from './display';
export * from './feedback';
export * from './overlay';
export * from './navigation';
