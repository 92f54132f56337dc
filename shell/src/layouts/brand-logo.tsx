import { brand } from '@ringtag/i18n';
import { defaultPath, useUser } from '@ringtag/session';
import { classNames } from '@ringtag/ui';
import { BrandMark } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import styles from './brand-logo.module.css';

/** The logo and next to it the name in teal (specification 9). */
export function BrandLogo({ markOnly }: { markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <BrandMark size={32} />
      {!markOnly && (
        <span data-brand-name className={styles.name}>
          {brand.name}
        </span>
      )}
    </span>
  );
}

/** The logo as a link to where its reader starts. */
export function BrandLink({ markOnly, className }: { markOnly?: boolean; className?: string }) {
  const { user } = useUser();
  return (
    <Link to={defaultPath(user)} className={classNames(styles.link, className)} aria-label={brand.name}>
      <BrandLogo markOnly={markOnly} />
    </Link>
  );
}
