import { helpPath } from '@ringtag/contracts';
import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { ListTable, useListAddress } from '@ringtag/lists';
import { showSuccess, useFormats } from '@ringtag/pages';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  IconPlus,
  IconQr,
  Inline,
  PageHeader,
  Stack,
  type TableColumn,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { useState } from 'react';
import styles from './label-layouts.module.css';
import { labelLayoutsQuery, type OwnLayout, useDeleteLayout } from './labels.queries';
import { LayoutDialog } from './layout-dialog';
import { testPagePath } from './test-page-path';

type Opened = { kind: 'edit'; layout?: OwnLayout } | { kind: 'delete'; layout: OwnLayout };

/** /label-layouts: the label sizes that administrators have added. */
export default function LabelLayoutsPage() {
  const { t } = useTranslation('admin');
  const address = useListAddress();
  const query = useQuery(labelLayoutsQuery(address.params));
  const remove = useDeleteLayout();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const add = (
    <Button icon={<IconPlus />} onClick={() => setOpened({ kind: 'edit' })}>
      {t('labelLayouts.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        back={<Link to="/projects">{t('projects.title')}</Link>}
        title={t('labelLayouts.title')}
        subtitle={t('labelLayouts.subtitle')}
        actions={query.data && query.data.total > 0 && add}
      />
      <ListTable
        address={address}
        query={query}
        title={t('labelLayouts.title')}
        columns={useColumns(setOpened)}
        texts={t('labelLayouts.list', { returnObjects: true, q: address.q })}
        empty={
          <Card>
            <EmptyState
              icon={<IconQr />}
              title={t('labelLayouts.emptyTitle')}
              text={t('labelLayouts.emptyText')}
              action={
                <Stack gap={3} align="center">
                  {add}
                  <a href={helpPath('administrator', 'labels')}>{t('help')}</a>
                </Stack>
              }
            />
          </Card>
        }
      />
      <LayoutDialog
        layout={opened?.kind === 'edit' ? opened.layout : undefined}
        open={opened?.kind === 'edit'}
        onClose={close}
      />
      <QuestionDialog
        danger
        open={opened?.kind === 'delete'}
        onClose={close}
        title={t('labelLayouts.deleteTitle', { name: opened?.layout?.name })}
        confirmLabel={t('delete')}
        workingLabel={t('deleting')}
        errorTitle={t('labelLayouts.deleteFailed')}
        onConfirm={async () => {
          if (!opened?.layout) return;
          await remove.mutateAsync(opened.layout.id);
          showSuccess(t('labelLayouts.deleted', { name: opened.layout.name }));
        }}
      >
        {t('labelLayouts.deleteText')}
      </QuestionDialog>
    </>
  );
}

function useColumns(open: (opened: Opened) => void): TableColumn<OwnLayout>[] {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  return [
    {
      key: 'name',
      header: t('labelLayouts.name'),
      rowHeader: true,
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
    },
    {
      key: 'page',
      header: t('labelLayouts.page'),
      cell: ({ page }) => (page === 'tape' ? t('labelLayouts.tape') : page),
    },
    {
      key: 'size',
      header: t('labelLayouts.size'),
      cell: ({ width, height }) => t('labelLayouts.sizeOf', { width: number(width), height: number(height) }),
    },
    {
      key: 'count',
      header: t('labelLayouts.perPage'),
      align: 'end',
      cell: ({ columns, rows }) => number(columns * rows),
    },
    {
      key: 'actions',
      header: t('labelLayouts.actions'),
      hideHeader: true,
      align: 'end',
      cell: (layout) => (
        <Inline gap={1} justify="end">
          <ButtonLink href={testPagePath(layout.id)} variant="plain" size="sm" download>
            {t('labelLayouts.testPage')}
          </ButtonLink>
          {(['edit', 'delete'] as const).map((kind) => (
            <Button
              key={kind}
              variant="plain"
              size="sm"
              aria-label={t(`labelLayouts.${kind}Of`, { name: layout.name })}
              onClick={() => open({ kind, layout })}
            >
              {t(kind === 'edit' ? 'labelLayouts.edit' : 'delete')}
            </Button>
          ))}
        </Inline>
      ),
    },
  ];
}
