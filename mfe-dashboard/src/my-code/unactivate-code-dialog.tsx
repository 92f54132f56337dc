import { UnactivateDialog } from '@ringtag/activation';
import { useTranslation } from '@ringtag/i18n';
import { nameOf } from '../codes/code-name';
import type { MyCode } from '../codes/codes.queries';

interface UnactivateCodeDialogProps {
  code: MyCode;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** The question that the scan page asks, too, with its texts, which few visits need. */
export default function UnactivateCodeDialog({ code, ...props }: UnactivateCodeDialogProps) {
  const { t } = useTranslation('unactivation');
  return <UnactivateDialog {...props} alias={code.alias} title={t('own.title', { code: nameOf(code) })} />;
}
