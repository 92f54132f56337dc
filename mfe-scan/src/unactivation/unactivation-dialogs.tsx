import { UnactivateDialog } from '@ringtag/activation';
import { CodeInText } from '@ringtag/card';
import { toDisplayAlias } from '@ringtag/contracts';
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
  const { alias, label, onDone } = props;
  const title = t(digital ? 'digital.title' : 'own.title', { code: label });
  return (
    <UnactivateDialog
      {...props}
      digital={digital}
      // The owner's name for the code may be any part of the text.
      title={label === toDisplayAlias(alias) ? <CodeInText text={title} code={label} /> : title}
      onDone={() => onDone('unactivated')}
    />
  );
}
