import { PROFILE_FIELD_KEYS, type Visibility } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import type { ActivationPreview as Preview } from './activation-link.queries';
import styles from './activation-preview.module.css';

/** Everything that an activation link publishes or stores for its owner. Each entry says who will see it (LNK-5). */
export function ActivationPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation(['scan', 'common']);
  const fields = [...preview.fields].sort(
    (a, b) => PROFILE_FIELD_KEYS.indexOf(a.key) - PROFILE_FIELD_KEYS.indexOf(b.key),
  );
  return (
    <dl className={styles.list}>
      <Row label={t('activation.name')} value={preview.name} visibility="public" />
      {fields.map(({ key, value, visibility }) => (
        <Row key={key} label={t(`common:profile.fields.${key}`)} value={value} visibility={visibility} />
      ))}
    </dl>
  );
}

function Row({ label, value, visibility }: { label: string; value: string; visibility: Visibility }) {
  const { t } = useTranslation('profileFields');
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.visibility}>{t(`visibility.${visibility}`)}</dd>
    </div>
  );
}
