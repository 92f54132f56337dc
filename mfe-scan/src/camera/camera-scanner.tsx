import { cardPath, readCodeAddress } from '@ringtag/contracts';
import { brand, useTranslation } from '@ringtag/i18n';
import { Alert, Button, Stack } from '@ringtag/ui/lite';
import { useNavigate } from '@ringtag/vendor-router';
import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import styles from './camera-scanner.module.css';
import { CAMERA_FAULTS, type CameraState, watchCamera } from './watch-camera';

/** A new try cannot help these. */
const FINAL: readonly CameraState[] = ['missing', 'unsupported'];

/** Reads a code with the camera and opens its page. The camera is off while the page is hidden or away. */
export default function CameraScanner({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('camera');
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  const [isForeign, setForeign] = useState(false);
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const isVisible = useSyncExternalStore(listenForVisibility, () => document.visibilityState === 'visible');

  // The button that opened it is gone.
  useEffect(() => close.current?.focus(), []);
  useEffect(() => {
    if (!isVisible) return undefined;
    return watchCamera(video.current!, {
      onState: setState,
      onText: (text) => {
        const alias = readCodeAddress(text, { site: location.host, others: brand.codeHosts });
        setForeign(alias === undefined);
        if (alias !== undefined) void navigate(cardPath(alias));
        return alias !== undefined;
      },
    });
  }, [isVisible, tries, navigate]);

  const fault = CAMERA_FAULTS.find((known) => known === state);
  return (
    <Stack gap={3}>
      <div className={styles.picture} hidden={fault !== undefined}>
        <video ref={video} className={styles.video} muted playsInline aria-label={t('picture')} />
      </div>
      {fault ? (
        <Alert tone="warning" title={t(`faults.${fault}.title`)}>
          {t(`faults.${fault}.text`)}
        </Alert>
      ) : (
        <p role="status" className={styles.hint}>
          {t(state === 'asking' ? 'asking' : 'watching')}
        </p>
      )}
      {!fault && isForeign && (
        <Alert tone="warning" title={t('foreign.title')}>
          {t('foreign.text')}
        </Alert>
      )}
      {fault && !FINAL.includes(fault) && (
        <Button block onClick={tryAgain}>
          {t('again')}
        </Button>
      )}
      <Button ref={close} variant="outline" block onClick={onClose}>
        {t('close')}
      </Button>
    </Stack>
  );
}

function listenForVisibility(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
