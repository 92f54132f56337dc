import { useErrorText, useTranslation } from '@ringtag/i18n';
import {
  Button,
  ConfirmDialog,
  DropdownMenu,
  IconDownload,
  IconMore,
  IconQr,
  IconTrash,
  showToast,
} from '@ringtag/ui';
import { useNavigate } from '@ringtag/vendor-router';
import { useState } from 'react';
import { PrintLabelsDialog } from '../print/print-labels-dialog';
import type { Project } from '../projects/projects.queries';
import { useDeleteProject } from './delete-project.queries';

/** What is done with a project as a whole: its codes on paper or in a file, and its end. */
export function ProjectMenu({ project: { id, name, itemCount } }: { project: Project }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const remove = useDeleteProject(id);
  const [open, setOpen] = useState<'print' | 'delete'>();
  const close = () => setOpen(undefined);
  const files = [
    { id: 'print', label: t('print.open'), icon: <IconQr />, onSelect: () => setOpen('print') },
    {
      id: 'csv',
      label: t('project.csv'),
      icon: <IconDownload />,
      onSelect: () => window.location.assign(`/api/projects/${id}/items.csv`),
    },
  ];
  return (
    <>
      <DropdownMenu
        align="end"
        label={t('project.more')}
        items={[
          ...(itemCount > 0 ? files : []),
          {
            id: 'delete',
            label: t('project.delete'),
            icon: <IconTrash />,
            onSelect: () => setOpen('delete'),
          },
        ]}
        trigger={<Button variant="outline" icon={<IconMore />} aria-label={t('project.more')} />}
      />
      <PrintLabelsDialog projectId={id} open={open === 'print'} onClose={close} />
      <ConfirmDialog
        danger
        open={open === 'delete'}
        onClose={close}
        title={t('project.deleteTitle', { name })}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        workingLabel={t('deleting')}
        errorText={errorText}
        onConfirm={async () => {
          await remove.mutateAsync();
          showToast({ variant: 'success', description: t('project.deleted', { name }) });
          void navigate('/projects');
        }}
      >
        {t('project.deleteText', { count: itemCount })}
      </ConfirmDialog>
    </>
  );
}
