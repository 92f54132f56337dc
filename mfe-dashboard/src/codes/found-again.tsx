import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, IconCheckCircle } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { type MyCode, myCodeQuery } from './codes.queries';
import { useLost } from './use-lost';

/** The code of a conversation while it is lost; undefined also where the reader does not own it any more. */
function useLostCode(codeId: string): MyCode | undefined {
  const { data: code } = useQuery({ ...myCodeQuery(codeId), retry: false });
  return code?.lost ? code : undefined;
}

/** Where a conversation is solved: asks whether its code, if it is lost, is back. */
export function FoundAgain({ codeId }: { codeId: string }) {
  const code = useLostCode(codeId);
  return code ? <Question code={code} /> : null;
}

interface FoundProps {
  codeId: string;
  /** Marks the conversation as solved, or opens it again. */
  solve: (solved: boolean) => void;
}

/** In a conversation about a lost code: one press says that its owner has it back, and solves the conversation. */
export function Found({ codeId, solve }: FoundProps) {
  const code = useLostCode(codeId);
  return code ? <FoundButton code={code} solve={solve} /> : null;
}

function FoundButton({ code, solve }: Pick<FoundProps, 'solve'> & { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const { end, busy } = useLost(code);
  return (
    <Button
      size="sm"
      icon={<IconCheckCircle />}
      loading={busy}
      onClick={() => {
        solve(true);
        end(() => solve(false));
      }}
    >
      {t('lost.end')}
    </Button>
  );
}

function Question({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const { end, busy } = useLost(code);
  return (
    <Alert
      tone="warning"
      actions={
        <Button icon={<IconCheckCircle />} size="sm" loading={busy} onClick={() => end()}>
          {t('lost.end')}
        </Button>
      }
    >
      {t('lost.stillLost')}
    </Alert>
  );
}
