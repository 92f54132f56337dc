import { lazyDialog, QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useListAddress } from '@ringtag/lists';
import { showSuccess } from '@ringtag/pages';
import type { Project } from '@ringtag/shell-controls/projects';
import {
  Button,
  DropdownMenu,
  IconArchive,
  IconColumns,
  IconDownload,
  IconImage,
  IconMore,
  IconQr,
  IconRename,
  IconTrash,
  IconUndo,
  IconUpload,
} from '@ringtag/ui';
import { Link, useNavigate } from '@ringtag/vendor/router';
import { useState, type ReactNode } from 'react';
import type { ItemsFilter } from '../codes/items.queries';
import { ITEM_FILTERS } from '../codes/list/item-filters';
import { ArchiveProject } from './archive-project';
import { useDeleteProject } from './projects.queries';

const EditProjectDialog = lazyDialog(() => import('./edit-project-dialog'));
const CodesCsvDialog = lazyDialog(() => import('../codes/secrets/codes-csv-dialog'));
const ImportDialog = lazyDialog(() => import('../codes/import/import-dialog'));
const PicturesDialog = lazyDialog(() => import('../labels/pictures-dialog'));
const PrintLabelsDialog = lazyDialog(() => import('../labels/print-labels-dialog'));

/** The dialog that an entry of the menu opens. */
type Opened = 'edit' | 'import' | 'print' | 'pictures' | 'csv' | 'archive' | 'delete';

/** The actions for a whole project: editing, import, labels and pictures, archiving and deleting. */
export function ProjectMenu({ project }: { project: Project }) {
  const { id, name, archived, itemCount } = project;
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { q, filters, isNarrowed } = useListAddress(ITEM_FILTERS);
  const remove = useDeleteProject(id);
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  const opening = (id: Opened, label: string, icon: ReactNode) => ({
    id,
    label,
    icon,
    onSelect: () => setOpen(id),
  });
  const files = [
    opening('print', t('print.open'), <IconQr />),
    opening('pictures', t('pictures.open'), <IconImage />),
    opening('csv', t(isNarrowed ? 'project.csvShown' : 'project.csv'), <IconDownload />),
  ];
  return (
    <>
      <DropdownMenu
        align="end"
        label={t('project.more')}
        items={[
          opening('edit', t('project.edit'), <IconRename />),
          opening('import', t('project.import'), <IconUpload />),
          ...(itemCount > 0 ? files : []),
          {
            id: 'label-layouts',
            label: t('labelLayouts.title'),
            icon: <IconColumns />,
            render: (item) => <Link to="/label-layouts" {...item} />,
          },
          archived
            ? opening('archive', t('archive.openRestore'), <IconUndo />)
            : opening('archive', t('archive.open'), <IconArchive />),
          opening('delete', t('project.delete'), <IconTrash />),
        ]}
        trigger={<Button variant="outline" icon={<IconMore />} aria-label={t('project.more')} />}
      />
      <EditProjectDialog project={project} open={open === 'edit'} onClose={close} />
      <ArchiveProject project={project} open={open === 'archive'} onClose={close} />
      <ImportDialog projectId={id} open={open === 'import'} onClose={close} />
      <PicturesDialog projectId={id} open={open === 'pictures'} onClose={close} />
      <PrintLabelsDialog
        projectId={id}
        offersBacks={project.claimSecrets}
        open={open === 'print'}
        onClose={close}
      />
      <CodesCsvDialog
        projectId={id}
        filter={{ ...(filters as ItemsFilter), ...(q && { q }) }}
        offersSecrets={project.claimSecrets}
        open={open === 'csv'}
        onClose={close}
      />
      <QuestionDialog
        danger
        open={open === 'delete'}
        onClose={close}
        title={t('project.deleteTitle', { name })}
        confirmLabel={t('delete')}
        workingLabel={t('deleting')}
        errorTitle={t('project.deleteFailed')}
        onConfirm={async () => {
          await remove.mutateAsync();
          showSuccess(t('project.deleted', { name }));
          void navigate('/projects');
        }}
      >
        {t('project.deleteText', { count: itemCount })}
      </QuestionDialog>
    </>
  );
}
