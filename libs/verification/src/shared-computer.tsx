import { useTranslation } from '@ringtag/i18n';
import { isSharedComputer, sayShared } from '@ringtag/session/shared-computer';
import { useState } from 'react';
import { SharedComputerChoice } from './shared-computer-choice';

/**
 * "This is a shared computer". The browser keeps the answer (`isSharedComputer` of `@ringtag/session`), from where the
 * calls that sign in take it.
 */
export function SharedComputer({ disabled }: { disabled?: boolean }) {
  const { t } = useTranslation('verification');
  const [shared, setShared] = useState(isSharedComputer);
  return (
    <SharedComputerChoice
      texts={t('shared', { returnObjects: true })}
      checked={shared}
      disabled={disabled}
      onChange={({ target: { checked } }) => {
        sayShared(checked);
        setShared(checked);
      }}
    />
  );
}
