import type { DialogState } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Dialog } from '@ringtag/ui';
import { useMakeCode } from './digital.queries';
import { NewCodeDialog } from './new-code-dialog';
import { ReadyCode } from './ready-code';

/** Makes a code without a sticker in two steps: what it is for, and its picture to download. */
export default function DigitalCodeDialog({ open, onClose }: DialogState) {
  const { t } = useTranslation('newCode');
  const make = useMakeCode();
  if (!make.data) return <NewCodeDialog open={open} onClose={onClose} make={make} />;
  const close = () => {
    onClose();
    make.reset();
  };
  return (
    <Dialog open={open} onClose={close} title={t('ready.title')} closeLabel={t('close')}>
      <ReadyCode code={make.data} />
    </Dialog>
  );
}
