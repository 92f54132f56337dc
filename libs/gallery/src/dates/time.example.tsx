import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Field, TimeInput } from '@ringtag/ui';
import { useState } from 'react';
import styles from '../columns.module.css';

export default function TimeExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'dates' });
  const { labels } = useDateLabels();
  const [of24, setOf24] = useState('21:05');
  const [of12, setOf12] = useState('');
  const [precise, setPrecise] = useState('08:15:30');
  const [opening, setOpening] = useState('');
  return (
    <div className={styles.columns}>
      <Field label={t('of24')}>
        <TimeInput labels={labels} value={of24} onChange={setOf24} />
      </Field>
      <Field label={t('of12')} hint={t('chosen', { value: of12 || t('nothing') })}>
        <TimeInput labels={labels} value={of12} onChange={setOf12} hours={12} />
      </Field>
      <Field label={t('withSeconds')}>
        <TimeInput labels={labels} value={precise} onChange={setPrecise} hours={12} seconds />
      </Field>
      <Field label={t('invalid')} required error={opening ? undefined : t('invalidError')}>
        <TimeInput labels={labels} value={opening} onChange={setOpening} />
      </Field>
    </div>
  );
}
