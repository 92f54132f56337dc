import type { ReactNode } from 'react';
import { useTranslation } from '@ringtag/i18n';
import styles from './example.module.css';

interface ExampleProps {
  title: string;
  /** What to look for, in a sentence. */
  text?: string;
  /** The file that `children` come from: `import source from './sizes.example.tsx?source'`. */
  source: string;
  children: ReactNode;
}

/** A widget in its states, and the code that draws it. */
export function Example({ title, text, source, children }: ExampleProps) {
  const { t } = useTranslation('gallery');
  return (
    <section className={styles.example} aria-label={title}>
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.card}>
        <div className={styles.stage}>{children}</div>
        <details className={styles.source}>
          <summary className={styles.summary}>{t('code')}</summary>
          <pre className={styles.code} dir="ltr" tabIndex={0} aria-label={t('codeOf', { title })}>
            <code>{source}</code>
          </pre>
        </details>
      </div>
    </section>
  );
}
