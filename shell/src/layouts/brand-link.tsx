import { brand } from '@ringtag/i18n';
import { classNames } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import styles from './brand-link.module.css';
import { BrandLogo } from './brand-logo';

interface BrandLinkProps {
  markOnly?: boolean;
  className?: string;
}

/** The logo as a link to the start page. */
export function BrandLink({ markOnly, className }: BrandLinkProps) {
  return (
    <Link to="/" className={classNames(styles.link, className)} aria-label={brand.name}>
      <BrandLogo markOnly={markOnly} />
    </Link>
  );
}
