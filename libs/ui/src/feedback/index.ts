export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './page-states';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './skeleton';
export { ToastViewport, type ToastViewportProps } from './toast';
export { dismissToast, showToast, updateToast, type ToastOptions } from './toast-store';
