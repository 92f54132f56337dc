import { useTranslation } from '@ringtag/i18n';
import { Button, Card, Stack, TextArea } from '@ringtag/ui/lite';
import type { Template } from './save-template.mutation';
import styles from './template-form.module.css';

/** How the page will look: nothing in it can be used. */
export function TemplatePreview({ draft }: { draft: Template }) {
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
              <p className={styles.formTitle}>{draft.messageFormTitle || t('defaults.messageFormTitle')}</p>
              <TextArea
                aria-label={t('preview')}
                readOnly
                placeholder={draft.messageFormPlaceholder}
                minRows={3}
                maxRows={3}
              />
              <Button block>{draft.sendButtonText || t('defaults.sendButtonText')}</Button>
            </Stack>
          </div>
        </Stack>
      </Card>
    </section>
  );
}
