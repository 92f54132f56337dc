import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, IconCheckCircle } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { type MyCode, myCodeQuery } from './codes.queries';
import { useLost } from './use-lost';

/** Where a conversation is solved: asks whether its code, if it is lost, is back. */
export function FoundAgain({ codeId }: { codeId: string }) {
  // The reader may own the code no more: then there is nothing to ask.
  const { data: code } = useQuery({ ...myCodeQuery(codeId), retry: false });
  return code?.lost ? <Question code={code} /> : null;
}

function Question({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const { end, busy } = useLost(code);
  return (
    <Alert
      tone="warning"
      actions={
        <Button icon={<IconCheckCircle />} size="sm" loading={busy} onClick={end}>
          {t('lost.end')}
        </Button>
      }
    >
      {t('lost.stillLost')}
    </Alert>
  );
}
