import { loadQrReader } from './qr-reader';

/** Why the camera shows nothing. */
export const CAMERA_FAULTS = ['refused', 'missing', 'inUse', 'unsupported', 'failed'] as const;
type CameraFault = (typeof CAMERA_FAULTS)[number];

export type CameraState = 'asking' | 'watching' | CameraFault;

interface Watch {
  onState: (state: CameraState) => void;
  /** Gets the text of each code that is read. Answers true when nothing more shall be read. */
  onText: (text: string) => boolean;
}

/** The time between two looks, in milliseconds: a slow phone takes as long to read a picture. */
const PAUSE = 120;

/** Names of errors of `getUserMedia` (Media Capture and Streams, 10.2). */
const FAULTS: Record<string, CameraFault> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};

/** Shows the camera in a video and reads codes from it. Returns a function that turns the camera off. */
export function watchCamera(video: HTMLVideoElement, { onState, onText }: Watch): () => void {
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const stop = () => {
    over = true;
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
    video.srcObject = null;
  };
  const fail = (fault: CameraFault) => {
    if (over) return;
    stop();
    onState(fault);
  };
  const watch = async () => {
    // While the person is asked.
    const loading = loadQrReader();
    loading.catch(() => undefined);
    const opened = await openCamera();
    stream = opened;
    // The person has left while the question was open.
    if (over) return stop();
    // Somebody has pulled the plug, or has taken the permission back.
    for (const track of opened.getTracks()) track.addEventListener('ended', () => fail('inUse'));
    video.srcObject = opened;
    await video.play();
    const read = await loading;
    if (over) return;
    onState('watching');
    const look = async () => {
      const text = await read(video);
      if (over) return;
      if (text !== undefined && onText(text)) stop();
      else timer = setTimeout(() => void look().catch(() => fail('failed')), PAUSE);
    };
    await look();
  };

  onState('asking');
  watch().catch((error: unknown) => fail(toFault(error)));
  return stop;
}

/** Browsers have no `mediaDevices` on pages without TLS. */
async function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('There is no API', 'NotSupportedError');
  return mediaDevices.getUserMedia({
    audio: false,
    // The camera at the back of a phone; another device uses the one it has.
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
}

function toFault(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'NotSupportedError' ? 'unsupported' : (FAULTS[name] ?? 'failed');
}
