export * from './alias';
export * from './error-codes';
export * from './limits';
export * from './locales';
export * from './profile-fields';
export * from './roles';
export * from './safe-path';
export * from './scan';
