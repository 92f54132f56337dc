import { useEffect, useRef } from 'react';
import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { ListStates } from '@ringtag/lists';
import { Card, Skeleton, SkeletonGroup, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link, useLocation } from '@ringtag/vendor-router';
import styles from './user.module.css';
import { heldCodesQuery } from './users.queries';

/** The id of this section, for links to it: `#codes`. */
export const HELD_CODES_ID = 'codes';

/** The codes that an account holds now, each a way to its page. */
export function HeldCodes({ userId }: { userId: string }) {
  const { t } = useTranslation('operations');
  const query = useQuery(heldCodesQuery(userId));
  const heading = useArrival();
  return (
    <Card as="section" aria-labelledby={HELD_CODES_ID}>
      <Stack gap={3}>
        <h2 id={HELD_CODES_ID} ref={heading} tabIndex={-1} className={styles.heading}>
          {t('user.codes')}
        </h2>
        <ListStates
          query={query}
          errorTitle={t('user.codesFailed')}
          skeleton={(label) => (
            <SkeletonGroup label={label}>
              <Skeleton width="half" />
            </SkeletonGroup>
          )}
        >
          {({ items, total }) => (
            <>
              <ul role="list" className={styles.codes}>
                {items.map(({ id, alias, label }) => (
                  <li key={id}>
                    <Link to={`/item/${id}`} translate="no">
                      {toDisplayAlias(alias)}
                    </Link>
                    {label && <span>{label}</span>}
                  </li>
                ))}
              </ul>
              {total > items.length && <p>{t('user.moreCodes', { count: total - items.length })}</p>}
            </>
          )}
        </ListStates>
      </Stack>
    </Card>
  );
}

/** The section comes after the page, when the browser has long looked for what the address names. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${HELD_CODES_ID}`) heading.current?.focus();
  }, [hash]);
  return heading;
}
