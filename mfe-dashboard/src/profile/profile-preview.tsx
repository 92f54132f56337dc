import { useTranslation } from '@ringtag/i18n';
import { Stack } from '@ringtag/ui';
import { CardPreview } from '../page/card-preview';
import look from '../page/look.module.css';
import { type ProfileDraft, toSaved } from './profile-draft';

/** The card as scanners see it, with public fields only. Its links and buttons are inactive. */
export function ProfilePreview({ draft, photo }: { draft: ProfileDraft; photo: string | undefined }) {
  const { t } = useTranslation(['profile', 'common']);
  const { name, fields } = toSaved(draft);
  const shown = fields.filter(({ visibility }) => visibility === 'public');
  return (
    <Stack gap={3}>
      <p className={look.quiet}>{t('preview.public', { count: shown.length })}</p>
      <CardPreview owner={{ name: name || t('common:form.name'), fields: shown, photo }} pageKind="contact" />
    </Stack>
  );
}
