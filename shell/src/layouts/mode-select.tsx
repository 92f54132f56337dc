import { chooseMode, MODE_CHOICES, modeChoiceOf, useDisplay, type ModeChoice } from '@ringtag/display';
import { useTranslation } from '@ringtag/i18n';
import { IconDisplay, IconMoon, IconSun, type Icon } from '@ringtag/ui';
import { useDispatch } from '@ringtag/vendor-redux';
import styles from './mode-select.module.css';

const ICONS: Record<ModeChoice, Icon> = { light: IconSun, dark: IconMoon, system: IconDisplay };

/** Chooses light, dark or the setting of the system. Shows the icon of the choice over a native select. */
export function ModeSelect() {
  const { t } = useTranslation('display');
  const dispatch = useDispatch();
  const choice = useDisplay((state) => modeChoiceOf(state.theme));
  const ChoiceIcon = ICONS[choice];
  return (
    <span className={styles.box}>
      <ChoiceIcon className={styles.icon} />
      <select
        className={styles.select}
        aria-label={t('mode')}
        value={choice}
        onChange={(event) => dispatch(chooseMode(event.target.value as ModeChoice))}
      >
        {MODE_CHOICES.map((value) => (
          <option key={value} value={value} className={styles.option}>
            {t(`modes.${value}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
