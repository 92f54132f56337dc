import type { DialogState } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
import { ButtonLink, Dialog } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { useMakeCode } from './digital.queries';
import { NewCodeDialog } from './new-code-dialog';
import { ReadyCode } from './ready-code';

const PROFILE_PATH = '/profile';

/** Makes a code without a sticker in two steps: what it is for, and its picture to download. */
export default function DigitalCodeDialog({ open, onClose }: DialogState) {
  const { t } = useTranslation('newCode');
  const { user } = useUser();
  const make = useMakeCode();
  const made = make.data;
  if (user?.name && !made) return <NewCodeDialog open={open} onClose={onClose} make={make} />;
  const close = () => {
    onClose();
    make.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(made ? 'ready.title' : 'title')}
      closeLabel={t('close')}
      actions={
        !made && (
          <ButtonLink as={Link} to={PROFILE_PATH}>
            {t('toProfile')}
          </ButtonLink>
        )
      }
    >
      {made ? <ReadyCode code={made} /> : <p>{t('nameless')}</p>}
    </Dialog>
  );
}
