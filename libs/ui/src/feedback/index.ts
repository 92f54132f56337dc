export { ClosableAlert } from './closable-alert';
export { EmptyState, ErrorState, OfflineState } from './page-states';
export { PageSkeleton } from './page-skeleton';
export { ProgressCircle, ProgressLine } from './progress';
export { Skeleton, SkeletonGroup } from './skeleton';
export { ToastViewport } from './toast';
export { dismissToast, showToast, updateToast } from './toast-store';
export { useOnline } from './use-online';
