import { useTranslation } from '@ringtag/i18n';
import { messageStyles as styles } from '@ringtag/scan-card';
import { Button, IconCheckCircle, Stack } from '@ringtag/ui/lite';
import { useEffect, useRef } from 'react';
import sent from './thank-you.module.css';

export function ThankYou({ ownerName, onAgain }: { ownerName: string; onAgain: () => void }) {
  const { t } = useTranslation('outcome');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <div className={`${styles.thanks} ${sent.sent}`}>
        <IconCheckCircle size={40} />
        <h2 ref={heading} tabIndex={-1}>
          {t('thanks.title')}
        </h2>
        <p>{t('thanks.text', { name: ownerName })}</p>
      </div>
      <Button variant="outline" block onClick={onAgain}>
        {t('thanks.again')}
      </Button>
    </Stack>
  );
}
