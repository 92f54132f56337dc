import { MODE_CHOICES, type ModeChoice } from '@ringtag/display/theme';
import { useTranslation } from '@ringtag/i18n';
import { IconDisplay, IconMoon, IconSun, type Icon } from '@ringtag/ui';
import styles from './mode-select.module.css';

const ICONS: Record<ModeChoice, Icon> = { light: IconSun, dark: IconMoon, system: IconDisplay };

interface ModeSelectProps {
  choice: ModeChoice;
  onChoose: (choice: ModeChoice) => void;
}

/** Chooses light, dark or the setting of the system. Shows the icon of the choice over a native select. */
export function ModeSelect({ choice, onChoose }: ModeSelectProps) {
  const { t } = useTranslation('display');
  const ChoiceIcon = ICONS[choice];
  return (
    <span className={styles.box}>
      <ChoiceIcon className={styles.icon} />
      <select
        className={styles.select}
        aria-label={t('mode')}
        value={choice}
        onChange={(event) => onChoose(event.target.value as ModeChoice)}
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
