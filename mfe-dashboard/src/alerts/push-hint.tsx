import { useTranslation } from '@ringtag/i18n';
import { useFailureToast } from '@ringtag/pages';
import { Alert, Button } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import { findPushAbility } from './push-device';
import { pushQuery, useTurnPush } from './push.queries';

/**
 * Offers pushes where they help: somebody who has lost a code wants to hear at once. Shows nothing where they are on or
 * not possible.
 */
export default function PushHint() {
  const { t } = useTranslation('alerts');
  const [ability, setAbility] = useState(findPushAbility);
  const { data } = useQuery({ ...pushQuery(), enabled: ability === 'ready' });
  const turn = useTurnPush();
  const tellFailure = useFailureToast();
  if (ability !== 'ready' || !data || data.isOn) return null;
  const turnOn = () =>
    turn.mutate(
      { isOn: true, showsTexts: false },
      {
        onSuccess: () => setAbility(findPushAbility()),
        onError: (error) => tellFailure(t('device.failed'), error),
      },
    );
  return (
    <Alert
      tone="info"
      actions={
        <Button variant="outline" loading={turn.isPending} onClick={turnOn}>
          {t('hint.button')}
        </Button>
      }
    >
      {t('hint.text')}
    </Alert>
  );
}
