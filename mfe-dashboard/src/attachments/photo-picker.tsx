import { PHOTO } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconClose, IconImage, VisuallyHidden } from '@ringtag/ui';
import { useEffect, useRef } from 'react';
import look from '../page/look.module.css';
import styles from './photo-picker.module.css';
import type { PickedPhotos } from './use-picked-photos';

/** Shows the photos of an answer, and adds and removes them. */
export function PhotoPicker({ picked }: { picked: PickedPhotos }) {
  const { t } = useTranslation('dashboard');
  const input = useRef<HTMLInputElement>(null);
  const { photos, left, preparing, add, remove } = picked;

  return (
    <div className={styles.picker}>
      {photos.length > 0 && (
        <ul className={styles.photos} role="list">
          {photos.map((photo, index) => (
            // Its place is what tells a photo from another: all have the same name, and may have the same size.
            <li key={index} className={styles.photo}>
              <Preview photo={photo} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('attachments.remove', { number: index + 1 })}
                onClick={() => remove([photo])}
              >
                <IconClose size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button
          variant="outline"
          size="sm"
          icon={<IconImage size={20} />}
          loading={preparing}
          onClick={() => input.current?.click()}
        >
          {t('attachments.add')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('attachments.add')}
        accept={PHOTO.types.join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Without this, the same file could not be chosen again.
          target.value = '';
          void add(files);
        }}
      />
      <p className={look.quiet}>{t('attachments.hint')}</p>
      <VisuallyHidden live>{t('attachments.chosen', { count: photos.length })}</VisuallyHidden>
    </div>
  );
}

/** Small. Its name is that of the button beside it. */
function Preview({ photo }: { photo: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    image.current!.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return <img ref={image} alt="" />;
}
