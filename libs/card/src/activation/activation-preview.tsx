import { PROFILE_FIELD_KEYS, type ProfileFieldKey, type Visibility } from '@ringtag/contracts';
import styles from './activation-preview.module.css';

/** A field of a profile that somebody is about to publish or store. */
export interface PreviewedField {
  key: ProfileFieldKey;
  value: string;
  visibility: Visibility;
}

/** What a mailed link would publish or store. */
interface PreviewedProfile {
  name: string;
  fields: readonly PreviewedField[];
}

interface ActivationPreviewProps {
  preview: PreviewedProfile;
  /** The texts in the reader's language. */
  texts: {
    name: string;
    field: (key: ProfileFieldKey) => string;
    visibility: (visibility: Visibility) => string;
  };
}

/** Everything that an activation link publishes or stores for its owner. Each entry says who will see it (LNK-5). */
export function ActivationPreview({ preview, texts }: ActivationPreviewProps) {
  const fields = [...preview.fields].sort(
    (a, b) => PROFILE_FIELD_KEYS.indexOf(a.key) - PROFILE_FIELD_KEYS.indexOf(b.key),
  );
  return (
    <dl className={styles.list}>
      <Row label={texts.name} value={preview.name} visibility={texts.visibility('public')} />
      {fields.map(({ key, value, visibility }) => (
        <Row key={key} label={texts.field(key)} value={value} visibility={texts.visibility(visibility)} />
      ))}
    </dl>
  );
}

function Row({ label, value, visibility }: { label: string; value: string; visibility: string }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
      </dd>
      <dd className={styles.visibility}>{visibility}</dd>
    </div>
  );
}
