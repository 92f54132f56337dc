import { lazyWithTexts } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Button, Card } from '@ringtag/ui';
import { useNavigate } from '@ringtag/vendor/router';
import { Suspense, useState } from 'react';
import { useForgetCode, type MyCode } from '../codes/codes.queries';
import { useEndingTexts } from '../codes/use-ending-texts';
import look from '../page/look.module.css';
import styles from './my-code.module.css';

const Dialog = lazyWithTexts(['unactivation'], () => import('./unactivate-code-dialog'));

/** Gives the code up, which deletes a digital one. Owners do so directly, without a request (specification 4). */
export function CodeEnding({ code }: { code: MyCode }) {
  const texts = useEndingTexts(code);
  // Undefined until the dialog is opened for the first time. Only then is it loaded.
  const [open, setOpen] = useState<boolean>();
  const forgetCode = useForgetCode(code.id);
  const navigate = useNavigate();
  // Leads back to the list, which no longer has the code.
  const leave = async () => {
    await navigate('/my-codes', { replace: true });
    showSuccess(texts.done);
    await forgetCode();
  };
  return (
    <Card as="section" aria-labelledby="code-ending" className={styles.ending}>
      <div>
        <h2 id="code-ending" className={look.heading}>
          {texts.title}
        </h2>
        <p className={look.quiet}>{texts.hint}</p>
      </div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Dialog code={code} open={open} onClose={() => setOpen(false)} onDone={leave} />
        </Suspense>
      )}
    </Card>
  );
}
