import { helpPath } from '@ringtag/contracts';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { holdsNothing, ListTable, useListAddress } from '@ringtag/lists';
import { Day, useFormats } from '@ringtag/pages';
import {
  Badge,
  ButtonLink,
  Card,
  EmptyState,
  IconPlus,
  IconQr,
  PageHeader,
  Stack,
  type TableColumn,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { useState } from 'react';
import { DeletePresetDialog } from './delete-preset-dialog';
import { PresetMenu, type PresetDialogKind } from './preset-menu';
import { PresetThumbnail } from './preset-thumbnail';
import styles from './presets.module.css';
import { presetsQuery, type Preset } from './presets.queries';
import { RenamePresetDialog } from './rename-preset-dialog';

/** The preset whose dialog is shown. Without a kind, the dialog is closing. */
interface Opened {
  preset: Preset;
  kind?: PresetDialogKind;
}

/** /presets: the designs that many codes share. */
export default function PresetsPage() {
  const { t } = useTranslation(['presets', 'admin']);
  usePageTitle(t('title'));
  const address = useListAddress();
  const query = useQuery(presetsQuery(address.params));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened((before) => before && { preset: before.preset });
  const add = (
    <ButtonLink as={Link} to="/presets/new" icon={<IconPlus />}>
      {t('new')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={!holdsNothing(address, query.data) && add}
      />
      <ListTable
        address={address}
        query={query}
        title={t('title')}
        texts={t('list', { returnObjects: true, q: address.q })}
        columns={useColumns(setOpened)}
        empty={
          <Card>
            <EmptyState
              icon={<IconQr />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={
                <Stack gap={3} align="center">
                  {add}
                  <a href={helpPath('administrator', 'presets')}>{t('admin:help')}</a>
                </Stack>
              }
            />
          </Card>
        }
      />
      {opened && (
        <>
          <RenamePresetDialog preset={opened.preset} open={opened.kind === 'rename'} onClose={close} />
          <DeletePresetDialog preset={opened.preset} open={opened.kind === 'delete'} onClose={close} />
        </>
      )}
    </>
  );
}

function useColumns(open: (opened: Opened) => void): TableColumn<Preset>[] {
  const { t } = useTranslation('presets');
  const { number } = useFormats();
  return [
    {
      key: 'name',
      header: t('name'),
      rowHeader: true,
      cell: ({ id, name, design, isDefault }) => (
        <div className={styles.name}>
          <PresetThumbnail design={design} />
          <Link to={`/presets/${id}`}>{name}</Link>
          {isDefault && <Badge tone="info">{t('default')}</Badge>}
        </div>
      ),
    },
    { key: 'projects', header: t('projects'), align: 'end', cell: ({ projects }) => number(projects) },
    { key: 'items', header: t('items'), align: 'end', cell: ({ items }) => number(items) },
    {
      key: 'changed',
      header: t('changed'),
      align: 'end',
      cell: ({ updatedAt }) => <Day at={updatedAt} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      cell: (preset) => <PresetMenu preset={preset} onOpen={(kind) => open({ preset, kind })} />,
    },
  ];
}
