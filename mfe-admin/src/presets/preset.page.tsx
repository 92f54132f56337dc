import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { QueryStates } from '@ringtag/pages';
import { PageHeader } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link, useParams } from '@ringtag/vendor-router';
import { PresetForm } from './preset-form';
import { presetQuery } from './presets.queries';

/** /presets/new and /presets/{id}: edits a design for many codes, and draws it while it is changed. */
export default function PresetPage() {
  const { id } = useParams();
  return id === undefined ? <NewPreset /> : <SavedPreset key={id} id={id} />;
}

function NewPreset() {
  const { t } = useTranslation('presets');
  usePageTitle(t('new'));
  return (
    <>
      <Header title={t('new')} />
      <PresetForm />
    </>
  );
}

function SavedPreset({ id }: { id: string }) {
  const { t } = useTranslation('presets');
  const query = useQuery(presetQuery(id));
  const title = query.data?.name ?? t('one');
  usePageTitle(title);
  return (
    <>
      <Header title={title} />
      <QueryStates query={query} errorTitle={t('oneFailed')}>
        {(preset) => <PresetForm preset={preset} />}
      </QueryStates>
    </>
  );
}

function Header({ title }: { title: string }) {
  const { t } = useTranslation('presets');
  return <PageHeader back={<Link to="/presets">{t('title')}</Link>} title={title} />;
}
