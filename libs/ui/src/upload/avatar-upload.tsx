import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Area } from 'react-easy-crop';
import { Avatar } from '../lite/avatar';
import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import fieldStyles from '../lite/field.module.css';
import { IconCamera } from '../lite/icons';
import { Inline } from '../lite/layout';
import { IconAlert } from '../lite/state-icons';
import styles from './avatar-upload.module.css';
import type { CropDialogProps, CropLabels } from './crop-dialog';
import { cutPicture, PictureError, readPicture, type PictureProblem } from './picture';
import { showUploadFailure } from './upload-failure';

export interface AvatarUploadLabels extends Record<PictureProblem, string> {
  /** The button if there is no picture. */
  choose: string;
  /** The button if there is a picture. */
  change: string;
  remove: string;
  /** Announced while a picture is decoded or saved. */
  busy: string;
  /** Shown if the cropper could not be loaded. */
  unavailable: string;
  crop: CropLabels;
}

export interface AvatarUploadProps {
  /** The name of the person. Its initials are shown if there is no picture. */
  name: string;
  src?: string;
  /** Called with a square picture of at most 512 px, as WebP or JPEG. */
  onChange: (picture: Blob) => void;
  onRemove: () => void;
  /** True while the picture is saved. */
  busy?: boolean;
  labels: AvatarUploadLabels;
}

interface Picked {
  bitmap: ImageBitmap;
  src: string;
  /** Loaded with the first picture, so that people who choose none do not download the cropper. */
  CropDialog: ComponentType<CropDialogProps>;
}

async function open(file: File): Promise<Picked> {
  const [bitmap, { CropDialog }] = await Promise.all([readPicture(file), import('./crop-dialog')]);
  return { bitmap, CropDialog, src: URL.createObjectURL(file) };
}

/**
 * The steps from a chosen file to the cut picture. `picked` is kept longer than `cropping`, because the dialog shows it
 * during the closing animation.
 */
function useCropping(onChange: AvatarUploadProps['onChange'], labels: AvatarUploadLabels) {
  const [opening, setOpening] = useState(false);
  const [cropping, setCropping] = useState(false);
  const [picked, setPicked] = useState<Picked>();
  const [problem, setProblem] = useState<PictureProblem | 'unavailable'>();
  useEffect(() => picked && (() => URL.revokeObjectURL(picked.src)), [picked]);

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setOpening(true);
    await work().catch((error) => {
      const found = error instanceof PictureError ? error.problem : 'unavailable';
      setProblem(found);
      showUploadFailure(labels[found]);
    });
    setOpening(false);
  };
  const pick = (file: File) =>
    attempt(async () => {
      setPicked(await open(file));
      setCropping(true);
    });
  const cancel = () => {
    setCropping(false);
    picked?.bitmap.close();
  };
  const apply = (area: Area, rotation: number) =>
    attempt(async () => {
      if (picked) onChange(await cutPicture(picked.bitmap, area, rotation).finally(cancel));
    });
  return { opening, cropping, picked, problem, pick, cancel, apply };
}

/**
 * A picture of a person that can be chosen, cut to a circle, or removed. A failure is shown in a red toast and as text
 * beside the picture.
 */
export function AvatarUpload({ name, src, onChange, onRemove, busy, labels }: AvatarUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const { opening, cropping, picked, problem, pick, cancel, apply } = useCropping(onChange, labels);

  return (
    <Inline gap={4}>
      <Avatar name={name} src={src} size="xl" />
      <Inline gap={2} className={styles.actions}>
        <Button
          variant="outline"
          size="sm"
          icon={<IconCamera />}
          loading={busy || opening}
          loadingLabel={labels.busy}
          onClick={() => input.current?.click()}
        >
          {src ? labels.change : labels.choose}
        </Button>
        {src && (
          <Button variant="plain" size="sm" onClick={onRemove}>
            {labels.remove}
          </Button>
        )}
        <p className={classNames(fieldStyles.error, styles.problem)} aria-live="polite">
          {problem && (
            <>
              <IconAlert size={16} />
              {labels[problem]}
            </>
          )}
        </p>
      </Inline>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void pick(file);
          // Without this, the same file could not be chosen again.
          event.target.value = '';
        }}
      />
      {picked && (
        <picked.CropDialog
          key={picked.src}
          open={cropping}
          src={picked.src}
          labels={labels.crop}
          onApply={(area, rotation) => void apply(area, rotation)}
          onClose={cancel}
        />
      )}
    </Inline>
  );
}
