import { PAGE_CONTAINERS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import columns from '../columns.module.css';
import styles from './themes.module.css';

export default function ContainersExample() {
  const { t } = useTranslation('gallery');
  return (
    <ul role="list" className={columns.columns}>
      {PAGE_CONTAINERS.map((kind) => (
        <li key={kind}>
          <div className={styles.window} data-container={kind}>
            <div className={styles.page} />
          </div>
          <strong>
            <code>{kind}</code>
          </strong>
          <p className={styles.note}>{t(`themes.containers.${kind}`)}</p>
        </li>
      ))}
    </ul>
  );
}
