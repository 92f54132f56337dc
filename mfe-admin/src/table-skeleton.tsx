import { Skeleton, SkeletonGroup } from '@ringtag/ui';

/** Stands for a table that is loading. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Skeleton key={key} shape="control" />
      ))}
    </SkeletonGroup>
  );
}
