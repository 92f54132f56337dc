import { useTranslation } from '@ringtag/i18n';
import { useFailureToast } from '@ringtag/pages';
import { Alert, Stack, Switch } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import { findPushAbility } from './push-device';
import { pushQuery, useTurnPush } from './push.queries';

/** Turns pushes to this browser on. Says what stands in the way, and what to do about it. */
export function PushSwitch() {
  const { t } = useTranslation('alerts');
  const [ability, setAbility] = useState(findPushAbility);
  const { data } = useQuery(pushQuery());
  const turn = useTurnPush();
  const tellFailure = useFailureToast();
  const { isOn, showsTexts } = {
    isOn: false,
    showsTexts: false,
    ...data,
    ...(turn.isPending && turn.variables),
  };
  const change = (wanted: { isOn: boolean; showsTexts: boolean }) =>
    turn.mutate(wanted, {
      onSuccess: () => setAbility(findPushAbility()),
      onError: (error) => tellFailure(t('device.failed'), error),
    });
  if (ability !== 'ready' && !isOn) return <Alert tone="info">{t(`device.${ability}`)}</Alert>;
  return (
    <Stack gap={4}>
      <Switch
        label={t('device.on')}
        hint={t('device.hint')}
        checked={isOn}
        disabled={!data || turn.isPending}
        onChange={(event) => change({ isOn: event.target.checked, showsTexts })}
      />
      {isOn && (
        <Switch
          label={t('device.texts')}
          hint={t('device.textsHint')}
          checked={showsTexts}
          disabled={turn.isPending}
          onChange={(event) => change({ isOn, showsTexts: event.target.checked })}
        />
      )}
    </Stack>
  );
}
