import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from '../lite/button';
import { IconRotate, IconZoomIn, IconZoomOut } from '../lite/icons';
import { Inline } from '../lite/layout';
import { Dialog } from '../overlay/dialog';
import styles from './crop-dialog.module.css';

const ZOOM_MAX = 300;
/** How far an arrow key moves the picture, in px. With Shift it is a fifth of that. */
const KEY_STEP = 10;

export interface CropLabels {
  title: string;
  close: string;
  /** Accessible name of the round part: "Move the picture with the arrow keys". */
  move: string;
  zoom: string;
  rotate: string;
  cancel: string;
  apply: string;
}

export interface CropDialogProps {
  open: boolean;
  src: string;
  onApply: (area: Area, rotation: number) => void;
  onClose: () => void;
  labels: CropLabels;
}

/** Cuts a picture to a circle, by dragging and pinching, or by the arrow keys and the zoom control. */
export function CropDialog({ open, src, onApply, onClose, labels }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(100);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area>();
  // The cropper measures its size only once, so it waits until the dialog has its final size.
  const [settled, setSettled] = useState(false);
  const zoomTo = (percent: number) => setZoom(Math.min(Math.max(Math.round(percent), 100), ZOOM_MAX));

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button disabled={!area} onClick={() => area && onApply(area, rotation)}>
            {labels.apply}
          </Button>
        </>
      }
    >
      <div className={styles.stage} onAnimationEnd={() => setSettled(true)}>
        {settled && (
          <Cropper
            image={src}
            crop={crop}
            zoom={zoom / 100}
            rotation={rotation}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            // The Content Security Policy would refuse the cropper's own style element. Its style sheet is imported
            // instead.
            disableAutomaticStylesInjection
            keyboardStep={KEY_STEP}
            classes={{ cropAreaClassName: styles.circle }}
            cropperProps={{ role: 'application', 'aria-label': labels.move }}
            onCropChange={setCrop}
            onZoomChange={(factor) => zoomTo(factor * 100)}
            onCropAreaChange={(_percentages, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <Inline nowrap className={styles.tools}>
        <IconZoomOut />
        <input
          type="range"
          className={styles.zoom}
          aria-label={labels.zoom}
          aria-valuetext={`${zoom} %`}
          min={100}
          max={ZOOM_MAX}
          step={5}
          value={zoom}
          onChange={(event) => zoomTo(event.target.valueAsNumber)}
        />
        <IconZoomIn />
        <Button
          variant="plain"
          size="sm"
          icon={<IconRotate />}
          aria-label={labels.rotate}
          onClick={() => setRotation((rotation + 90) % 360)}
        />
      </Inline>
    </Dialog>
  );
}
