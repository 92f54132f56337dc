import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Area } from 'react-easy-crop';
import { Avatar } from '../lite/avatar';
import { Button } from '../lite/button';
import { IconCamera } from '../lite/icons';
import { IconAlert } from '../lite/state-icons';
import styles from './avatar-upload.module.css';
import type { CropDialogProps, CropLabels } from './crop-dialog';
import { cutPicture, PictureError, readPicture, type PictureProblem } from './picture';
import { showUploadFailure } from './upload-failure';

export interface AvatarUploadLabels extends Record<PictureProblem, string> {
  /** Button while there is no picture. */
  choose: string;
  /** Button while there is one. */
  change: string;
  remove: string;
  /** Announced while a picture is opened or saved. */
  busy: string;
  /** The cropper could not be loaded. */
  unavailable: string;
  crop: CropLabels;
}

export interface AvatarUploadProps {
  /** Whose picture it is; its initials stand in for a picture. */
  name: string;
  src?: string;
  /** A square picture of at most 512 px, WebP or JPEG. */
  onChange: (picture: Blob) => void;
  onRemove: () => void;
  /** The picture is being saved. */
  busy?: boolean;
  labels: AvatarUploadLabels;
}

interface Picked {
  bitmap: ImageBitmap;
  src: string;
  /** Loaded with the first picture: whoever picks none downloads no cropper. */
  CropDialog: ComponentType<CropDialogProps>;
}

async function open(file: File): Promise<Picked> {
  const [bitmap, { CropDialog }] = await Promise.all([readPicture(file), import('./crop-dialog')]);
  return { bitmap, CropDialog, src: URL.createObjectURL(file) };
}

/** From a chosen file to its cut: `picked` outlives `cropping`, for the dialog's closing animation. */
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

/** A picture of a person: chosen, cut to a circle, or taken away. What fails is a red toast, and stays beside it in words. */
export function AvatarUpload({ name, src, onChange, onRemove, busy, labels }: AvatarUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const { opening, cropping, picked, problem, pick, cancel, apply } = useCropping(onChange, labels);

  return (
    <div className={styles.upload}>
      <Avatar name={name} src={src} size="xl" />
      <div className={styles.actions}>
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
        <p className={styles.problem} aria-live="polite">
          {problem && (
            <>
              <IconAlert size={16} />
              {labels[problem]}
            </>
          )}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void pick(file);
          // Or the same file could not be chosen again.
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
    </div>
  );
}
