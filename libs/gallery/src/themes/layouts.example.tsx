import { useDisplay } from '@ringtag/display';
import { useTranslation } from '@ringtag/i18n';
import { DisplaySettings, LayoutPictogram } from '@ringtag/shell-controls/display';
import { Stack } from '@ringtag/ui';
import styles from './themes.module.css';

export default function LayoutsExample() {
  const { t } = useTranslation('display');
  const { layout, navMode } = useDisplay((state) => state.theme);
  return (
    <div className={styles.layouts}>
      <DisplaySettings />
      <Stack as="figure" gap={2}>
        <LayoutPictogram layout={layout} navMode={navMode} />
        <figcaption className={styles.note}>
          {t(`layouts.${layout}`)} · {t(`navModes.${navMode}`)}
        </figcaption>
      </Stack>
    </div>
  );
}
