import { useTranslation } from '@ringtag/i18n';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { useQuery } from '@ringtag/vendor/query';
import { PresetThumbnail } from './preset-thumbnail';
import styles from './preset-thumbnail.module.css';
import { choosablePresetsQuery } from './presets.queries';

/** The preset of a project, or the default preset when it has none: the name and a small picture. */
export function PresetName({ id }: { id: string | null }) {
  const { t } = useTranslation('admin');
  const presets = useQuery(choosablePresetsQuery()).data;
  // A placeholder with the height of the name.
  if (!presets)
    return (
      <span className={styles.named}>
        <span className={styles.thumbnail} />
        {'\u00a0'}
      </span>
    );
  const own = presets.find((preset) => preset.id === id);
  const fallback = presets.find(({ isDefault }) => isDefault);
  const name = own?.name ?? (fallback ? t('preset.byDefault', { name: fallback.name }) : t('preset.plain'));
  return (
    <span className={styles.named}>
      <PresetThumbnail design={(own ?? fallback)?.design ?? PLAIN_DESIGN} />
      {name}
    </span>
  );
}
