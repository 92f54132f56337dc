import { toDisplayAlias } from '@ringtag/contracts';
import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Button, Card } from '@ringtag/ui';
import { useNavigate } from '@ringtag/vendor-router';
import { Suspense, useState } from 'react';
import { useForgetCode, type MyCode } from '../codes/codes.queries';
import look from '../page/look.module.css';
import styles from './my-code.module.css';

const Dialog = lazyWithTexts(['unactivation'], () => import('./unactivate-code-dialog'));

/** Gives the code up. Owners do so directly, without a request (specification 4). */
export function CodeEnding({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  // Undefined until the dialog is opened for the first time. Only then is it loaded.
  const [open, setOpen] = useState<boolean>();
  const forgetCode = useForgetCode(code.id);
  const navigate = useNavigate();
  // Leads back to the list, which no longer has the code.
  const leave = async () => {
    await navigate('/my-codes', { replace: true });
    showSuccess(t('code.unactivated', { code: toDisplayAlias(code.alias) }));
    await forgetCode();
  };
  return (
    <Card as="section" aria-labelledby="code-ending" className={styles.ending}>
      <div>
        <h2 id="code-ending" className={look.heading}>
          {t('code.unactivate')}
        </h2>
        <p className={look.quiet}>{t('code.unactivateHint')}</p>
      </div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('code.unactivateButton')}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Dialog code={code} open={open} onClose={() => setOpen(false)} onDone={leave} />
        </Suspense>
      )}
    </Card>
  );
}
