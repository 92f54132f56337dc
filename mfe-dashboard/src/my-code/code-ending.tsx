import { toDisplayAlias } from '@ringtag/contracts';
import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { Button, Card, showToast } from '@ringtag/ui';
import { useNavigate } from '@ringtag/vendor-router';
import { Suspense, useState } from 'react';
import styles from '../codes/codes.module.css';
import { useForgetCode, type MyCode } from '../codes/codes.queries';

const Dialog = lazyWithTexts(['unactivation'], () => import('./unactivate-code-dialog'));

/** Gives the code up. Owners do so directly, without a request (specification 4). */
export function CodeEnding({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const onDone = useAfterUnactivation(code);
  return (
    <Card as="section" aria-labelledby="code-ending" className={styles.ending}>
      <div>
        <h2 id="code-ending" className={styles.heading}>
          {t('code.unactivate')}
        </h2>
        <p className={styles.quiet}>{t('code.unactivateHint')}</p>
      </div>
      <Button
        variant="outline"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('code.unactivateButton')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <Dialog code={code} open={open} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </Card>
  );
}

/** Returns a function that leads back to the list, which no longer has the code. */
function useAfterUnactivation({ id, alias }: MyCode): () => Promise<void> {
  const { t } = useTranslation('dashboard');
  const forgetCode = useForgetCode(id);
  const navigate = useNavigate();
  return async () => {
    await navigate('/my-codes', { replace: true });
    showToast({ variant: 'success', description: t('code.unactivated', { code: toDisplayAlias(alias) }) });
    await forgetCode();
  };
}
