import { Avatar, type AvatarProps } from '../lite/avatar';
import avatarStyles from '../lite/avatar.module.css';
import { classNames } from '../lite/class-names';
import { Tooltip } from '../overlay/tooltip';
import styles from './avatar-group.module.css';

export interface AvatarGroupProps {
  /** Accessible name of the group, such as "Owners". */
  label: string;
  people: readonly { id: string; name: string; src?: string }[];
  /** How many avatars are shown (specification 9: 4). The others are shown as a number. */
  max?: number;
  size?: AvatarProps['size'];
  /** The tooltip of the number, such as "3 More". */
  moreLabel: (count: number) => string;
}

/** Overlapping avatars. `+N` is the number of people who are not shown. */
export function AvatarGroup({ label, people, max = 4, size = 'md', moreLabel }: AvatarGroupProps) {
  const more = people.length - max;
  return (
    <ul role="list" className={styles.group} aria-label={label}>
      {people.slice(0, max).map(({ id, name, src }) => (
        <li key={id} className={styles.member}>
          <Avatar name={name} src={src} size={size} label={name} />
        </li>
      ))}
      {more > 0 && (
        <li className={styles.member}>
          <Tooltip text={moreLabel(more)}>
            <span
              className={classNames(avatarStyles.avatar, styles.more)}
              data-size={size}
              tabIndex={0}
              role="img"
              aria-label={moreLabel(more)}
            >
              +{more}
            </span>
          </Tooltip>
        </li>
      )}
    </ul>
  );
}
