import { useTranslation } from '@ringtag/i18n';
import { themeActions, useDisplay } from '@ringtag/display';
import { Button, IconMoon, IconSun } from '@ringtag/ui';
import { useDispatch } from '@ringtag/vendor-redux';

export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const dark = useDisplay((state) => state.theme.mode === 'dark');
  return (
    <Button
      variant="plain"
      icon={dark ? <IconSun /> : <IconMoon />}
      aria-label={t(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => dispatch(themeActions.setMode(dark ? 'light' : 'dark'))}
    />
  );
}
