import { useTranslation } from '@ringtag/i18n';
import { Button, Card, Stack, TextArea } from '@ringtag/ui/lite';
import styles from './template-form.module.css';
import type { TemplateEditor } from './use-template-editor';

/** How the scan page will look to people who read the template's language. The controls in it do nothing. */
export function TemplatePreview({ editor: { draft, defaults } }: { editor: TemplateEditor }) {
  const { t } = useTranslation('template');
  return (
    <section aria-labelledby="template-preview" className={styles.preview}>
      <Card>
        <Stack gap={4}>
          <h2 id="template-preview" className={styles.label}>
            {t('preview')}
          </h2>
          <div lang={draft.language} inert>
            <Stack gap={4}>
              {(draft.title || draft.description) && (
                <div className={styles.words}>
                  <p className={styles.title}>{draft.title}</p>
                  <p>{draft.description}</p>
                </div>
              )}
              <p className={styles.title}>{draft.messageFormTitle || defaults?.messageFormTitle}</p>
              <TextArea
                aria-label={t('preview')}
                readOnly
                placeholder={draft.messageFormPlaceholder || defaults?.messageFormPlaceholder}
              />
              <Button block>{draft.sendButtonText || defaults?.sendButtonText}</Button>
            </Stack>
          </div>
        </Stack>
      </Card>
    </section>
  );
}
