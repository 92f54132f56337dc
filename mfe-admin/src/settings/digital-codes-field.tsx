import { useTranslation } from '@ringtag/i18n';
import { projectQuery, useProjectSearch } from '@ringtag/shell-controls/projects';
import { Alert, Combobox, Field } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import type { SettingsForm } from './use-settings-form';

const NAME = 'digitalCodesProjectId';

/** Chooses the project of digital codes among those in use. Without one, nobody can make such codes. */
export function DigitalCodesField({ form }: { form: SettingsForm }) {
  const { t } = useTranslation(['settings', 'lists']);
  const id = form.values[NAME];
  const { query, setTyped } = useProjectSearch();
  // The chosen project need not be among those that were found.
  const chosen = useQuery({ ...projectQuery(id), enabled: id !== '', retry: false });
  const found = query.data?.items ?? [];
  const project = id === '' ? undefined : chosen.data;
  const projects = project && !found.some((each) => each.id === id) ? [project, ...found] : found;
  const unused = id !== '' && (chosen.isError || project?.archived === true);
  return (
    <>
      <Field
        label={t('labels.digitalCodesProjectId')}
        hint={t('hints.digitalCodesProjectId')}
        error={form.errors[NAME]}
      >
        <Combobox
          options={projects.map(({ id: value, name: label }) => ({ value, label }))}
          value={id || undefined}
          onChange={(next) => form.change({ [NAME]: next ?? '' })}
          onSearch={setTyped}
          placeholder={t('digitalCodes.none')}
          labels={{
            list: t('digitalCodes.projects'),
            empty: t(query.isFetching ? 'lists:loading' : 'digitalCodes.noProject'),
          }}
        />
      </Field>
      {unused && <Alert tone="warning">{t('digitalCodes.unused')}</Alert>}
    </>
  );
}
