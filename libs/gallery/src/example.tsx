import { useTranslation } from '@ringtag/i18n';
import { Card, Stack } from '@ringtag/ui';
import type { ComponentType } from 'react';
import styles from './example.module.css';

interface ExampleProps {
  title: string;
  /** What to look for, in one sentence. */
  text?: string;
  /** The default export of a `*.example.tsx` file. The build adds the source text of the file. */
  widget: ComponentType & { source?: string };
}

/** A widget in its states, with the code that draws it. */
export function Example({ title, text, widget: Widget }: ExampleProps) {
  const { t } = useTranslation('gallery');
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <Card bordered padding="none">
        <div className={styles.stage}>
          <Widget />
        </div>
        <details className={styles.source}>
          <summary className={styles.summary}>{t('code')}</summary>
          <pre className={styles.code} dir="ltr" tabIndex={0} aria-label={t('codeOf', { title })}>
            <code>{Widget.source}</code>
          </pre>
        </details>
      </Card>
    </Stack>
  );
}
