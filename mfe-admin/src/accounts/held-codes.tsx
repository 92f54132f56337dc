import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { LoadedSection } from '@ringtag/pages';
import { Badge, Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link, useLocation } from '@ringtag/vendor/router';
import { useEffect, useRef } from 'react';
import styles from './user.module.css';
import { heldCodesQuery } from './users.queries';

/** The id of this section, for links to it: `#codes`. */
export const HELD_CODES_ID = 'codes';

/** The codes that an account holds now, with links to their pages. */
export function HeldCodes({ userId }: { userId: string }) {
  const { t } = useTranslation(['operations', 'admin']);
  const query = useQuery(heldCodesQuery(userId));
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // The browser cannot go to `#codes` itself, because the section loads after the browser has looked for it.
  useEffect(() => {
    if (hash === `#${HELD_CODES_ID}`) heading.current?.focus();
  }, [hash]);
  return (
    <LoadedSection
      title={t('accounts.user.codes')}
      id={HELD_CODES_ID}
      headingRef={heading}
      gap={3}
      query={query}
      errorTitle={t('accounts.user.codesFailed')}
      skeleton={<Skeleton width="half" />}
    >
      {({ items, total }) => (
        <>
          <Stack as="ul" role="list" gap={2} className={styles.codes}>
            {items.map(({ id, alias, label, digital }) => (
              <li key={id}>
                <Link to={`/item/${id}`} translate="no">
                  {toDisplayAlias(alias)}
                </Link>
                {digital && <Badge>{t('admin:item.digital')}</Badge>}
                {label && <span>{label}</span>}
              </li>
            ))}
          </Stack>
          {total > items.length && <p>{t('accounts.user.moreCodes', { count: total - items.length })}</p>}
        </>
      )}
    </LoadedSection>
  );
}
