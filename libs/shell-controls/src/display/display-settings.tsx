import {
  chooseMode,
  DIRECTIONS,
  LAYOUTS,
  MODE_CHOICES,
  toModeChoice,
  listNavModes,
  themeActions,
  useDisplay,
  withAllowedNavMode,
} from '@ringtag/display';
import { useTranslation } from '@ringtag/i18n';
import { Switch } from '@ringtag/ui';
import { useDispatch } from '@ringtag/vendor/redux';
import { Choice } from './choice';
import styles from './display-settings.module.css';
import { LayoutPictogram } from './layout-pictogram';

/** Light, dark or as the system has it. */
export function ModeChoice({ hideLabel }: { hideLabel?: boolean }) {
  const { t } = useTranslation('display');
  const dispatch = useDispatch();
  return (
    <Choice
      label={t('mode')}
      hideLabel={hideLabel}
      options={MODE_CHOICES.map((value) => ({ value, label: t(`modes.${value}`) }))}
      value={useDisplay((state) => toModeChoice(state.theme))}
      onChange={(choice) => dispatch(chooseMode(choice))}
    />
  );
}

/** Where lines begin. */
export function DirectionChoice({ hideLabel }: { hideLabel?: boolean }) {
  const { t } = useTranslation('display');
  const dispatch = useDispatch();
  return (
    <Choice
      label={t('direction')}
      hideLabel={hideLabel}
      options={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
      value={useDisplay((state) => state.theme.direction)}
      onChange={(direction) => dispatch(themeActions.set({ direction }))}
    />
  );
}

/** The six layouts, each with its picture. */
function LayoutChoice() {
  const { t } = useTranslation('display');
  const dispatch = useDispatch();
  const theme = useDisplay((state) => state.theme);
  return (
    <Choice
      label={t('layout')}
      hint={t('smallScreens')}
      options={LAYOUTS.map((value) => ({
        value,
        label: t(`layouts.${value}`),
        picture: (
          <LayoutPictogram layout={value} navMode={withAllowedNavMode({ ...theme, layout: value }).navMode} />
        ),
      }))}
      value={theme.layout}
      onChange={(layout) => dispatch(themeActions.set({ layout }))}
    />
  );
}

/** What the navigation stands on, where the layout leaves a choice (specification 4). */
function NavModeChoice() {
  const { t } = useTranslation('display');
  const dispatch = useDispatch();
  const theme = useDisplay((state) => state.theme);
  const navModes = listNavModes(theme);
  if (theme.layout === 'blank' || navModes.length === 1) return null;
  return (
    <Choice
      label={t('navMode')}
      options={navModes.map((value) => ({
        value,
        label: t(`navModes.${value}`),
        picture: <LayoutPictogram layout={theme.layout} navMode={value} />,
      }))}
      value={theme.navMode}
      onChange={(navMode) => dispatch(themeActions.set({ navMode }))}
    />
  );
}

/** Whether the side column shows icons alone, where there is one that can. */
function CollapseSwitch() {
  const { t } = useTranslation('display');
  const dispatch = useDispatch();
  const { layout, sideNavCollapsed } = useDisplay((state) => state.theme);
  if (layout !== 'classic' && layout !== 'modern') return null;
  return (
    <Switch
      label={t('collapsed')}
      checked={sideNavCollapsed}
      onChange={(event) => dispatch(themeActions.set({ sideNavCollapsed: event.target.checked }))}
    />
  );
}

/** All display settings; each works at once and is kept in this browser. */
export function DisplaySettings() {
  return (
    <div className={styles.settings}>
      <ModeChoice />
      <LayoutChoice />
      <NavModeChoice />
      <CollapseSwitch />
      <DirectionChoice />
    </div>
  );
}
