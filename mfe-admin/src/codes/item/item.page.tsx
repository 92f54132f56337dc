import { cardPath, toDisplayAlias } from '@ringtag/contracts';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { PageColumns, QueryStates, useFormats } from '@ringtag/pages';
import { Badge, ButtonLink, Card, Facts, IconDownload, IconQr, Inline, PageHeader, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link, useParams } from '@ringtag/vendor/router';
import { CopyLinkButton } from '../copy-link-button';
import { ItemStatusBadge } from '../item-status';
import { type ItemDetail, itemQuery } from '../items.queries';
import { ClaimSecret } from '../secrets/claim-secret';
import { DeleteItem } from './delete-item';
import { HolderLink } from './holder-link';
import { ItemActivations } from './item-activations';
import { ItemForm } from './item-form';
import { ItemScans } from './item-scans';
import { ItemTemplate } from './item-template';
import { ItemTrail } from './item-trail';
import styles from './item.module.css';
import { ScannerView } from './scanner-view';

/** /item/{id}: one code, as administrators see it. */
export default function ItemPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useQuery(itemQuery(id));
  const item = query.data;
  const title = item ? toDisplayAlias(item.alias) : t('item.title');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        back={
          <Link to={item ? `/project/${item.projectId}` : '/projects'}>
            {item?.projectName ?? t('projects.title')}
          </Link>
        }
        title={<span translate="no">{title}</span>}
        subtitle={item?.label}
        actions={
          item && (
            <>
              {item.digital && <Badge>{t('item.digital')}</Badge>}
              <ItemStatusBadge status={item.status} />
            </>
          )
        }
      />
      <QueryStates query={query} errorTitle={t('item.loadFailed')}>
        {(loaded) => (
          <PageColumns>
            <Stack gap={4}>
              <Card>
                <AboutItem item={loaded} />
              </Card>
              <ScannerView item={loaded} />
              {loaded.hasSecret && <ClaimSecret id={loaded.id} />}
              <Card>
                <ItemForm key={loaded.id} item={loaded} />
              </Card>
            </Stack>
            <Stack gap={4}>
              <ItemActivations id={loaded.id} />
              <ItemScans id={loaded.id} />
              {loaded.template && <ItemTemplate template={loaded.template} />}
              <ItemTrail id={loaded.id} />
            </Stack>
          </PageColumns>
        )}
      </QueryStates>
    </>
  );
}

function AboutItem({ item }: { item: ItemDetail }) {
  const { t } = useTranslation(['admin', 'items']);
  const { date, number } = useFormats();
  return (
    <Stack gap={4}>
      <img
        src={`/api/items/${item.id}/qr.svg`}
        alt={t('items:picture', { alias: toDisplayAlias(item.alias) })}
        width="176"
        height="176"
        className={styles.picture}
      />
      <Facts
        facts={[
          [t('items:owner'), item.owner ? <HolderLink holder={item.owner} /> : t('items:nobody')],
          [t('item.activationCount'), number(item.activationCount)],
          [t('items:messages'), number(item.messageCount)],
          [t('created'), date(item.createdAt)],
          [t('item.link'), <span translate="no">{item.url}</span>],
        ]}
      />
      <Inline gap={2}>
        <ButtonLink as={Link} to={cardPath(item.alias)} variant="outline" size="sm" icon={<IconQr />}>
          {t('item.open')}
        </ButtonLink>
        <CopyLinkButton item={item} named />
        {(['svg', 'png'] as const).map((kind) => (
          <ButtonLink
            key={kind}
            href={`/api/items/${item.id}/qr.${kind}`}
            download
            variant="outline"
            size="sm"
            icon={<IconDownload />}
            aria-label={t('item.qr', { kind: kind.toUpperCase() })}
          >
            {kind.toUpperCase()}
          </ButtonLink>
        ))}
        <DeleteItem item={item} />
      </Inline>
    </Stack>
  );
}
