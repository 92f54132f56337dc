import { useTranslation } from '@ringtag/i18n';
import { Button, Card, IconFlag } from '@ringtag/ui';
import type { MyCode } from '../codes/codes.queries';
import { useLost } from '../codes/use-lost';
import look from '../page/look.module.css';
import styles from './my-code.module.css';

/** Marks a code as lost. Of a lost one, an alert above the tabs says what can be done. */
export function LostCard({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const { lose, busy, dialog } = useLost(code);
  return (
    <>
      {!code.lost && code.status !== 'disabled' && (
        <Card as="section" aria-labelledby="code-lost" className={styles.ending}>
          <div>
            <h2 id="code-lost" className={look.heading}>
              {t('lost.question')}
            </h2>
            <p className={look.quiet}>{t('lost.hint')}</p>
          </div>
          <Button variant="outline" icon={<IconFlag />} loading={busy} onClick={lose}>
            {t('lost.mark')}
          </Button>
        </Card>
      )}
      {dialog}
    </>
  );
}
