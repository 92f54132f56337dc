// Loaded with the first toast.
export { Toast } from 'radix-ui';
