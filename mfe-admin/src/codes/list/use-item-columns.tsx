import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Day } from '@ringtag/pages';
import { Badge, ButtonLink, Inline, type TableColumn } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { CopyLinkButton } from '../copy-link-button';
import { ItemStatusBadge } from '../item-status';
import type { ListedItem } from '../items.queries';
import styles from './items-list.module.css';

export function useItemColumns(): TableColumn<ListedItem>[] {
  const { t } = useTranslation('admin');
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  return [
    {
      key: 'alias',
      header: t('item.alias'),
      rowHeader: true,
      cell: ({ id, alias, digital, thumbnail }) => (
        <span className={styles.code}>
          <img
            className={styles.picture}
            src={thumbnail}
            alt=""
            width="40"
            height="40"
            loading="lazy"
            decoding="async"
          />
          <span className={styles.names}>
            <Link to={`/item/${id}`} className={styles.alias} translate="no">
              {toDisplayAlias(alias)}
            </Link>
            {digital && <Badge>{t('item.digital')}</Badge>}
          </span>
        </span>
      ),
    },
    {
      key: 'label',
      header: t('item.label'),
      cell: ({ label }) => <span className={styles.label}>{label ?? '–'}</span>,
    },
    { key: 'status', header: t('item.status'), cell: ({ status }) => <ItemStatusBadge status={status} /> },
    { key: 'activatable', header: t('item.activatable'), cell: ({ activatable }) => yesNo(activatable) },
    { key: 'activated', header: t('item.activated'), cell: ({ activated }) => yesNo(activated) },
    { key: 'created', header: t('created'), cell: ({ createdAt }) => <Day at={createdAt} /> },
    {
      key: 'actions',
      header: t('item.actions'),
      hideHeader: true,
      align: 'end',
      cell: (item) => (
        <Inline gap={1} justify="end" nowrap>
          <CopyLinkButton item={item} />
          <ButtonLink
            as={Link}
            to={`/item/${item.id}`}
            variant="plain"
            size="sm"
            aria-label={t('item.editOf', { alias: toDisplayAlias(item.alias) })}
          >
            {t('item.edit')}
          </ButtonLink>
        </Inline>
      ),
    },
  ];
}
