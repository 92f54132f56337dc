import { type CameraState, watchCamera } from './watch-camera';

/** A camera that a test opens; jsdom has none. */
class FakeTrack extends EventTarget {
  readyState = 'live';
  stop = () => (this.readyState = 'ended');
}

const newTrack = () => new FakeTrack();
const newStream = (part: FakeTrack) => ({ getTracks: () => [part] });

describe('watching the camera', () => {
  const texts: string[][] = [];
  const states: CameraState[] = [];
  const video = Object.assign(document.createElement('video'), { play: () => Promise.resolve() });
  Object.defineProperty(video, 'srcObject', { writable: true, value: null });
  let answer: { resolve: (stream: unknown) => void; reject: (error: unknown) => void };

  beforeEach(() => {
    states.length = texts.length = 0;
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static getSupportedFormats() {
          return Promise.resolve(['qr_code']);
        }
        detect = () => Promise.resolve((texts.shift() ?? []).map((rawValue) => ({ rawValue })));
      },
    });
    const getUserMedia = () => new Promise((resolve, reject) => (answer = { resolve, reject }));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

  const watch = (onText: (text: string) => boolean = () => false) =>
    watchCamera(video, { onState: (state) => states.push(state), onText });
  /** Until the promises of now have gone through, and the next look is over. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'inUse'],
    ['NotSupportedError', 'unsupported'],
    ['AnotherError', 'failed'],
  ])('should call %s "%s"', async (name, state) => {
    watch();
    answer.reject(new DOMException('', name));
    await settle();
    expect(states).toEqual(['asking', state]);
  });

  it('should say that a page without TLS has no camera', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    watch();
    await settle();
    expect(states).toEqual(['asking', 'unsupported']);
  });

  it('should read until a text is taken, and turn the camera off then', async () => {
    texts.push(['ours']);
    const part = newTrack();
    const read: string[] = [];
    watch((text) => read.push(text) > 0);
    answer.resolve(newStream(part));
    await settle();
    expect([read, part.readyState, video.srcObject]).toEqual([['ours'], 'ended', null]);
  });

  it('should turn off a camera that comes after the person has left', async () => {
    const part = newTrack();
    const stop = watch();
    stop();
    answer.resolve(newStream(part));
    await settle();
    expect([part.readyState, states]).toEqual(['ended', ['asking']]);
  });

  it('should say so when the camera is taken away', async () => {
    const part = newTrack();
    watch();
    answer.resolve(newStream(part));
    await settle();
    part.dispatchEvent(new Event('ended'));
    expect(states).toEqual(['asking', 'watching', 'inUse']);
  });
});
