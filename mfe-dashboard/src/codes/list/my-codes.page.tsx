import { ActivationLimit } from '@ringtag/activation';
import { CODE_SORTS, helpPath } from '@ringtag/contracts';
import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { holdsNothing, ListView, SortSelect, useListAddress } from '@ringtag/lists';
import { useFormats } from '@ringtag/pages';
import {
  Button,
  ButtonLink,
  Card,
  classNames,
  EmptyState,
  IconPlus,
  IconQr,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@ringtag/ui';
import { useQuery, type QueryClient } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { type ReactNode, Suspense } from 'react';
import { FirstSteps } from '../../next-steps/next-steps';
import { NoEmails } from '../../own-address/no-emails';
import look from '../../page/look.module.css';
import { myCodesQuery } from '../codes.queries';
import { MyCodeCard } from './my-code-card';
import styles from './my-codes.module.css';
import { useMaking } from './use-making';

const FIND_CODE_PATH = '/scan';

const DigitalCodeDialog = lazyWithTexts(
  ['newCode', 'states', 'sheet'],
  () => import('../digital/digital-code-dialog'),
);

export const preload = (client: QueryClient) => client.prefetchQuery(myCodesQuery({ page: 1 }));

/** /my-codes: the codes that the reader holds. */
export default function MyCodesPage() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const address = useListAddress({}, CODE_SORTS);
  const { params, sort } = address;
  const query = useQuery(myCodesQuery({ ...params, ...(sort && { sort }) }));
  // Both stand below the search field, so that it does not move while somebody types or when the codes arrive.
  const firstSteps = !address.isNarrowed && <FirstSteps holdsCode={(query.data?.items.length ?? 0) > 0} />;
  const { activeCodes = 0, activationLimit = Infinity } = query.data ?? {};
  // An upgrade is suggested when no further code can be activated (specification 6 and 8).
  const limit = activeCodes >= activationLimit && <ActivationLimit amongCodes currentCount={activeCodes} />;
  const mayMake = query.data?.digitalOffered === true && !limit;
  const holdsNone = holdsNothing(address, query.data);
  // The dialog stands in the page: its buttons go when the first code is made, and the last one.
  const [making, setMaking] = useMaking(mayMake);
  const add = mayMake && (
    <Button variant="outline" icon={<IconPlus />} onClick={() => setMaking(true)}>
      {t('digital.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('myCodes.title')}
        subtitle={holdsNone ? undefined : t('myCodes.subtitle')}
        actions={
          !holdsNone && (
            <ButtonLink as={Link} to={FIND_CODE_PATH} variant="outline" icon={<IconQr />}>
              {t('myCodes.enterCode')}
            </ButtonLink>
          )
        }
      />
      {/* Without codes there are no buttons above: the placeholders are replaced, and do not move up. */}
      <Stack key={String(holdsNone)} gap={6}>
        <NoEmails />
        <ListView
          address={address}
          query={query}
          texts={t('myCodes.list', { returnObjects: true, q: address.q })}
          filters={
            !holdsNone && (
              <>
                <SortSelect
                  className={styles.sort}
                  address={address}
                  label={t('myCodes.sort')}
                  sorts={CODE_SORTS}
                  text={(sort) => t(`myCodes.sorts.${sort}`)}
                />
                {query.data && (
                  <p className={classNames(look.quiet, styles.inUse)}>
                    {t('myCodes.inUse', { used: number(activeCodes), count: activationLimit })}
                  </p>
                )}
              </>
            )
          }
          skeleton={(label) => (
            <>
              {firstSteps}
              <CodesSkeleton label={label} />
            </>
          )}
          empty={
            <>
              {limit}
              <NoCodes add={add} />
            </>
          }
        >
          {({ items }) => (
            <>
              {firstSteps}
              {limit}
              {/* Not in the header: whether it is offered comes with the codes, and it would push them down on phones. */}
              {add && <div>{add}</div>}
              <ul role="list" className={styles.cards} aria-busy={query.isPlaceholderData || undefined}>
                {items.map((code) => (
                  <li key={code.id}>
                    <MyCodeCard code={code} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </ListView>
      </Stack>
      {making !== undefined && (
        <Suspense fallback={null}>
          <DigitalCodeDialog open={making} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}

const FIRST_STEPS = ['get', 'scan', 'activate'] as const;

/** Explains to people without a code how to get one. `add` is the button for a digital one, where there are any. */
function NoCodes({ add }: { add: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card>
      <EmptyState
        icon={<IconQr />}
        title={t('myCodes.empty.title')}
        action={
          <Stack gap={6} align="center">
            <ol className={styles.steps}>
              {FIRST_STEPS.map((step) => (
                <li key={step}>{t(`myCodes.empty.${step}`)}</li>
              ))}
            </ol>
            <ButtonLink as={Link} to={FIND_CODE_PATH}>
              {t('myCodes.enterCode')}
            </ButtonLink>
            <a href={helpPath('owner', 'activate')}>{t('help')}</a>
            {add && (
              <>
                <p className={styles.digital}>{t('digital.empty')}</p>
                {add}
              </>
            )}
          </Stack>
        }
      />
    </Card>
  );
}

function CodesSkeleton({ label }: { label: string }): ReactNode {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.cards}>
        {['1', '2', '3'].map((key) => (
          <Card key={key} className={styles.placeholder}>
            <Skeleton width="half" />
            <Skeleton width="third" />
            <Skeleton />
            <Skeleton shape="control" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
