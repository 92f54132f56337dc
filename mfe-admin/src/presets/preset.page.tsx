import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { PreviewColumns, QueryStates, UnsavedGuard } from '@ringtag/pages';
import { PageHeader, showToast } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link, useNavigate, useParams } from '@ringtag/vendor-router';
import { PresetForm } from './preset-form';
import PresetPicture from './preset-picture';
import { presetQuery, type Preset } from './presets.queries';
import { usePresetEditor } from './use-preset-editor';

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
      <Editor preset={undefined} />
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
        {(preset) => <Editor preset={preset} />}
      </QueryStates>
    </>
  );
}

function Header({ title }: { title: string }) {
  const { t } = useTranslation('presets');
  return <PageHeader back={<Link to="/presets">{t('title')}</Link>} title={title} />;
}

function Editor({ preset }: { preset: Preset | undefined }) {
  const { t } = useTranslation('presets');
  const navigate = useNavigate();
  const editor = usePresetEditor(preset);
  const submit = async () => {
    const saved = await editor.submit();
    if (!saved) return;
    showToast({ variant: 'success', description: t('saved', { name: saved.name }) });
    void navigate('/presets', { replace: true });
  };
  return (
    <>
      <PreviewColumns
        inView
        form={<PresetForm editor={editor} onSubmit={() => void submit()} />}
        preview={<PresetPicture design={editor.design.draft} label={t('preview')} />}
      />
      <UnsavedGuard
        dirty={editor.dirty}
        saving={editor.saving}
        submit={async () => (await editor.submit()) !== undefined}
      />
    </>
  );
}
