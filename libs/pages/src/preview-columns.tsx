import { useTranslation } from '@ringtag/i18n';
import { Button, classNames, Dialog, IconEye, Stack } from '@ringtag/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './preview-columns.module.css';

interface PreviewColumnsProps {
  /** Stands above the form. */
  first?: ReactNode;
  form: ReactNode;
  preview: ReactNode;
  /**
   * Heads a preview that is as high as a page. On a phone a button with this title, which stays in view, opens it. A
   * preview without a title is small, and stays in view itself.
   */
  title?: string;
}

/** A form and its preview: side by side on wide screens. On a phone the preview, or its button, stays above the form. */
export function PreviewColumns({ first, form, preview, title }: PreviewColumnsProps) {
  return (
    <div className={classNames(styles.columns, first !== undefined && styles.three)}>
      {first}
      {form}
      {title === undefined ? (
        <div className={classNames(styles.preview, styles.inView)}>{preview}</div>
      ) : (
        <>
          <WidePreview title={title}>{preview}</WidePreview>
          <PreviewButton title={title}>{preview}</PreviewButton>
        </>
      )}
    </div>
  );
}

interface TitledProps {
  title: string;
  children: ReactNode;
}

function WidePreview({ title, children }: TitledProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(styles.preview, styles.wide)}>
      <Stack gap={3}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </Stack>
    </section>
  );
}

function PreviewButton({ title, children }: TitledProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  return (
    <div className={classNames(styles.inView, styles.narrow)}>
      <Button variant="outline" size="sm" block icon={<IconEye />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={t('close')}>
        {children}
      </Dialog>
    </div>
  );
}
