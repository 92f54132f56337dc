import { useTranslation } from '@ringtag/i18n';
import { Button, Select, Stack, TextInput } from '@ringtag/ui';
import styles from './forms.module.css';

const SIZES = ['xs', 'sm', 'md', 'lg'] as const;

export default function SizesExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'forms' });
  return (
    <Stack className={styles.column}>
      {SIZES.map((size) => (
        <div key={size} className={styles.row}>
          <TextInput size={size} aria-label={t('textIn', { size })} placeholder={size} />
          <Select size={size} aria-label={t('choiceIn', { size })}>
            <option>{size}</option>
          </Select>
          <Button size={size}>{t('send')}</Button>
        </div>
      ))}
    </Stack>
  );
}
