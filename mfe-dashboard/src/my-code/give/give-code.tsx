import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { showSuccess, useFailureToast, useFormats } from '@ringtag/pages';
import { Button, Card } from '@ringtag/ui';
import { Suspense, useState } from 'react';
import type { MyCodeDetail } from '../../codes/codes.queries';
import look from '../../page/look.module.css';
import styles from '../my-code.module.css';
import { useTakeBack } from './gift.queries';

const Dialog = lazyWithTexts(['give', 'proof'], () => import('./give-dialog'));

/** Gives the code to somebody, or says to whom it is offered until when, and takes it back. */
export function GiveCode({ code }: { code: MyCodeDetail }) {
  const { t } = useTranslation('dashboard');
  // Undefined until the dialog is opened for the first time. Only then is it loaded.
  const [open, setOpen] = useState<boolean>();
  return (
    <Card as="section" aria-labelledby="code-gift" className={styles.ending}>
      {code.gift ? (
        <OpenGift code={code} gift={code.gift} />
      ) : (
        <>
          <div>
            <h2 id="code-gift" className={look.heading}>
              {t('code.give.title')}
            </h2>
            <p className={look.quiet}>{t('code.give.hint')}</p>
          </div>
          <Button
            variant="outline"
            disabled={code.status !== 'active' || code.lost !== null}
            onClick={() => setOpen(true)}
          >
            {t('code.give.button')}
          </Button>
        </>
      )}
      {open !== undefined && (
        <Suspense fallback={null}>
          <Dialog code={code} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function OpenGift({ code, gift }: { code: MyCodeDetail; gift: NonNullable<MyCodeDetail['gift']> }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const tellFailure = useFailureToast();
  const takeBack = useTakeBack(code.id);
  return (
    <>
      <div>
        <h2 id="code-gift" className={look.heading}>
          {t('code.give.openTitle')}
        </h2>
        <p className={look.quiet}>
          {t('code.give.state', { email: gift.email, date: formats.date(gift.expiresAt) })}
        </p>
      </div>
      <Button
        variant="outline"
        loading={takeBack.isPending}
        onClick={() =>
          takeBack.mutate(undefined, {
            onSuccess: () => showSuccess(t('code.give.takenBack')),
            onError: (error) => tellFailure(t('code.give.takeBackFailed'), error),
          })
        }
      >
        {t('code.give.takeBack')}
      </Button>
    </>
  );
}
