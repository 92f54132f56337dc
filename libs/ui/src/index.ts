/** Components that know no route, text or API. `lite` is the part that the scan page may use. */

export * from './lite';
export * from './form';
export * from './date';
export * from './upload';
export * from './display';
export * from './feedback';
export * from './overlay';
export * from './navigation';
