import { Button, IconChevronDown, IconChevronUp } from '@ringtag/ui';
import styles from './move-buttons.module.css';

interface MoveButtonsProps {
  /** The place in the list, from 0. */
  place: number;
  count: number;
  labels: { up: string; down: string };
  onMove: (by: 1 | -1) => void;
}

/** Moves an entry of a list up or down. At either end the pressed button does nothing more, and keeps the focus. */
export function MoveButtons({ place, count, labels, onMove }: MoveButtonsProps) {
  const isFirst = place === 0;
  const isLast = place === count - 1;
  const look = { variant: 'plain', size: 'sm', className: styles.move } as const;
  return (
    <>
      <Button
        {...look}
        icon={<IconChevronUp />}
        aria-label={labels.up}
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || onMove(-1)}
      />
      <Button
        {...look}
        icon={<IconChevronDown />}
        aria-label={labels.down}
        aria-disabled={isLast || undefined}
        onClick={() => isLast || onMove(1)}
      />
    </>
  );
}
