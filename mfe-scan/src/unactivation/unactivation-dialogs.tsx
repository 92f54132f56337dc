import { UnactivateDialog } from '@ringtag/activation';
import { CodeInText } from '@ringtag/card';
import { useTranslation } from '@ringtag/i18n';
import { RequestDialog, type UnactivationDialogProps } from './request-dialog';

interface UnactivationDialogsProps extends UnactivationDialogProps {
  isOwner: boolean;
  /** True for the owner of a code without a sticker. */
  digital: boolean | undefined;
}

/** The owner is asked to confirm. Other people write a request to the owner. Few visitors need either dialog. */
export default function UnactivationDialogs({ isOwner, digital, ...props }: UnactivationDialogsProps) {
  const { t } = useTranslation('unactivation');
  if (!isOwner) return <RequestDialog {...props} />;
  const { label, onDone } = props;
  return (
    <UnactivateDialog
      {...props}
      digital={digital}
      title={<CodeInText text={t(digital ? 'digital.title' : 'own.title', { code: label })} code={label} />}
      onDone={() => onDone('unactivated')}
    />
  );
}
