import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { Alert, Button, Inline, Section } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { ConfirmingCode } from '@ringtag/verification';
import { useState } from 'react';
import { ownAddressQuery, useAddressConfirmation } from '../own-address/own-address.queries';
import styles from './account.module.css';

interface BouncedAddressProps {
  /** Opens the part of the page where the address is changed; left out if that is open. */
  onChange?: (() => void) | undefined;
}

/** Says that emails to the account come back, and proves its address by a code. Shows nothing while all is well. */
export function BouncedAddress({ onChange }: BouncedAddressProps) {
  const { t } = useTranslation('profile');
  const { user } = useUser();
  const { data } = useQuery(ownAddressQuery());
  const confirmation = useAddressConfirmation();
  // Undefined until the step was open: after it, its button gets the focus.
  const [confirming, setConfirming] = useState<boolean>();
  if (!user || !data?.bounce) return null;
  const title = t(`account.bounce.${data.bounce.kind}`, { email: user.email });
  if (!confirming)
    return (
      <Alert
        title={title}
        actions={
          <Inline gap={2}>
            <Button variant="outline" autoFocus={confirming === false} onClick={() => setConfirming(true)}>
              {t('account.bounce.confirm')}
            </Button>
            {onChange && (
              <Button variant="plain" onClick={onChange}>
                {t('account.email.change')}
              </Button>
            )}
          </Inline>
        }
      >
        {t(`account.bounce.text.${data.bounce.kind}`)}
      </Alert>
    );
  const done = () => {
    setConfirming(undefined);
    showSuccess(t('account.bounce.done'));
  };
  return (
    <div className={styles.narrow}>
      <Section title={title}>
        <ConfirmingCode
          purpose="confirm"
          submitLabel={t('account.bounce.confirm')}
          failedTitle={t('account.bounce.failed')}
          onSubmit={(proof) => confirmation.mutate(proof, { onSuccess: done })}
          call={confirmation}
          onBack={() => setConfirming(false)}
        />
      </Section>
    </div>
  );
}
