import { useTranslation } from '@ringtag/i18n';
import { SearchInput } from '@ringtag/ui';
import { useState } from 'react';
import styles from './forms.module.css';

export default function SearchExample() {
  const { t } = useTranslation('galleryForms');
  const [text, setText] = useState('');
  return (
    <SearchInput
      className={styles.column}
      label={t('searchCodes')}
      placeholder={t('searchCodes')}
      clearLabel={t('clear')}
      value={text}
      onChange={setText}
    />
  );
}
