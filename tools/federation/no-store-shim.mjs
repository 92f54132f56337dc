// Stands in for what older versions of React need to read a store: this one has it itself.
export { useSyncExternalStore } from 'react';
