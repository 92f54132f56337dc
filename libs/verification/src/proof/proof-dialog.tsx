import { type DialogState, FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
import { Button, Dialog, Inline, Stack } from '@ringtag/ui';
import { ConfirmingCode } from './confirming-code';
import { CurrentPassword } from './current-password';
import type { Proof } from './use-proven';

interface ProofProps {
  /** The call that needs the proof. */
  call: { isPending: boolean; error: unknown };
  onProof: (proof: Proof) => void;
  onClose: () => void;
}

/** Asks people who signed in a while ago for their password, or for a mailed code if they have none. */
export default function ProofDialog({ open, ...proof }: ProofProps & DialogState) {
  const { t } = useTranslation(['proof', 'common']);
  const { user } = useUser();
  return (
    <Dialog open={open} onClose={proof.onClose} title={t('again.title')} closeLabel={t('common:close')}>
      <Stack gap={4}>
        <p>{t('again.text')}</p>
        {open &&
          (user?.hasPassword ? (
            <PasswordProof {...proof} />
          ) : (
            <ConfirmingCode
              purpose="confirm"
              submitLabel={t('again.submit')}
              failedTitle={t('again.failed')}
              onSubmit={proof.onProof}
              call={proof.call}
              onBack={proof.onClose}
            />
          ))}
      </Stack>
    </Dialog>
  );
}

function PasswordProof({ call, onProof, onClose }: ProofProps) {
  const { t } = useTranslation(['proof', 'common', 'verification']);
  const missing = t('verification:password.missing');
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' && missing }),
    onSubmit: onProof,
    error: call.error,
    refusals: { password: missing },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <CurrentPassword {...form.field('password')} error={form.errors.password} autoFocus />
        <FailureAlert title={t('again.failed')} error={form.failure} />
        <Inline gap={2} justify="end">
          <Button variant="outline" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={call.isPending} loadingLabel={t('again.working')}>
            {t('again.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
