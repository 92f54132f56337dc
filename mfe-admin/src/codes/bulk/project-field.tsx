import { useTranslation } from '@ringtag/i18n';
import { useProjectSearch } from '@ringtag/shell-controls/projects';
import { Combobox, Field } from '@ringtag/ui';

interface ProjectFieldProps {
  /** The current project of the codes. It is not offered. */
  projectId: string;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Chooses another project for the codes. It is found by its name among the projects that are in use. */
export function ProjectField({ projectId, value, onChange }: ProjectFieldProps) {
  const { t } = useTranslation(['admin', 'items', 'lists']);
  const { query, setTyped } = useProjectSearch();
  const others = query.data?.items.filter(({ id }) => id !== projectId) ?? [];
  return (
    <Field label={t('items:bulk.project')}>
      <Combobox
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
        onSearch={setTyped}
        placeholder={t('items:bulk.keep')}
        labels={{
          list: t('projects.title'),
          empty: t(query.isFetching ? 'lists:loading' : 'items:bulk.noProject'),
        }}
      />
    </Field>
  );
}
