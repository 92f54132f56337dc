export { ClosableAlert, type ClosableAlertProps } from './closable-alert';
export {
  EmptyState,
  ErrorState,
  OfflineState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './page-states';
export { PageSkeleton } from './page-skeleton';
export { ProgressCircle, ProgressLine, type ProgressCircleProps, type ProgressProps } from './progress';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './skeleton';
export { ToastViewport, type ToastViewportProps } from './toast';
export { dismissToast, showToast, updateToast, type ToastOptions } from './toast-store';
export { useOnline } from './use-online';
