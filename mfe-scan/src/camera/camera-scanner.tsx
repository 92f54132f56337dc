import { cardPath, helpPath, readCodeAddress } from '@ringtag/contracts';
import { brand, useTranslation } from '@ringtag/i18n';
import { Alert, Button, Stack } from '@ringtag/ui/lite';
import { useNavigate } from '@ringtag/vendor/router';
import { type CSSProperties, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { CAMERA_FAULTS, type CameraState, watchCamera } from './watch-camera';

// Not in a sheet: its name would be in the list of files that every scan page downloads, which has no byte to spare.
const PICTURE: CSSProperties = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: 1,
  maxBlockSize: '60svh',
  borderRadius: 'var(--radius-md)',
  background: '#0c1320',
};
/** The middle of the picture, which is what is read. */
const VIDEO: CSSProperties = { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' };
/** Where to hold the code. */
const AIM: CSSProperties = {
  position: 'absolute',
  inset: '18%',
  border: '3px solid rgb(255 255 255 / 85%)',
  borderRadius: 'var(--radius-lg)',
  boxShadow: '0 0 0 100vmax rgb(12 19 32 / 35%)',
};

/** A new try cannot help these. */
const FINAL: readonly CameraState[] = ['missing', 'unsupported'];

/** Reads a code with the camera and opens its page. The camera is off while the page is hidden or away. */
export default function CameraScanner({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('camera');
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  const [isForeign, setForeign] = useState(false);
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const isVisible = useSyncExternalStore(listenForVisibility, () => document.visibilityState === 'visible');

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
  // The button that was pressed is gone.
  useEffect(() => (fault ? problem : close).current?.focus(), [fault]);
  return (
    <Stack gap={3}>
      <div style={PICTURE} hidden={fault !== undefined}>
        <video ref={video} style={VIDEO} muted playsInline aria-label={t('picture')} />
        <span style={AIM} />
      </div>
      {fault ? (
        <div ref={problem} tabIndex={-1}>
          <Alert
            tone="warning"
            title={t(`faults.${fault}.title`)}
            actions={<a href={helpPath('finder', 'found')}>{t('help')}</a>}
          >
            {t(`faults.${fault}.text`)}
          </Alert>
        </div>
      ) : (
        <p role="status">{t(state === 'asking' ? 'asking' : 'watching')}</p>
      )}
      {!fault && isForeign && (
        <Alert
          tone="warning"
          title={t('foreign.title')}
          actions={<a href={helpPath('finder', 'code')}>{t('help')}</a>}
        >
          {t('foreign.text')}
        </Alert>
      )}
      {fault && !FINAL.includes(fault) && (
        <Button block onClick={tryAgain}>
          {t('again')}
        </Button>
      )}
      {!fault && (
        <Button ref={close} variant="outline" block onClick={onClose}>
          {t('close')}
        </Button>
      )}
    </Stack>
  );
}

function listenForVisibility(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
