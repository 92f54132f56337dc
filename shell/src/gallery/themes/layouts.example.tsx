import { useTranslation } from '@ringtag/i18n';
import { useDisplay } from '@ringtag/display';
import { DisplaySettings } from '../../layouts/display/display-settings';
import { LayoutPictogram } from '../../layouts/display/layout-pictogram';
import styles from './themes.module.css';

export default function LayoutsExample() {
  const { t } = useTranslation('shell');
  const { layout, navMode } = useDisplay((state) => state.theme);
  return (
    <div className={styles.layouts}>
      <DisplaySettings />
      <figure className={styles.preview}>
        <LayoutPictogram layout={layout} navMode={navMode} />
        <figcaption className={styles.note}>
          {t(`display.layouts.${layout}`)} · {t(`display.navModes.${navMode}`)}
        </figcaption>
      </figure>
    </div>
  );
}
