import { UnactivateDialog } from '@ringtag/activation';
import type { DialogState } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { toCodeName } from '../codes/code-name';
import type { MyCode } from '../codes/codes.queries';

interface UnactivateCodeDialogProps extends DialogState {
  code: MyCode;
  onDone: () => Promise<unknown>;
}

/**
 * Asks before the code is given up, with the dialog of the scan page. It loads with its texts when it is opened,
 * because few visits need it.
 */
export default function UnactivateCodeDialog({ code, ...props }: UnactivateCodeDialogProps) {
  const { t } = useTranslation('unactivation');
  return (
    <UnactivateDialog
      {...props}
      alias={code.alias}
      digital={code.digital}
      title={t(code.digital ? 'digital.title' : 'own.title', { code: toCodeName(code) })}
    />
  );
}
