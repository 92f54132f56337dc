import { type Place, toAboutPlace, toCoordinates, toExactPlace } from '@ringtag/contracts';

/** The longest that a device looks for a signal, and how old a known position may be, in milliseconds. */
const LOOKING = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };
/** The codes of `GeolocationPositionError`. */
const FAILURES = ['unavailable', 'refused', 'unavailable', 'timeout'] as const;

/**
 * Puts the place into the form of a conversation. Asks the browser only at a touch of the button, and shows what will be
 * sent before it is sent. "About here" is rounded here already: the exact place does not leave the browser.
 */
export function listenForPlace(): void {
  const part = document.querySelector<HTMLElement>('[data-place]');
  const ask = part?.querySelector<HTMLButtonElement>('[data-place-ask]');
  const note = part?.querySelector<HTMLElement>('[data-place-note]');
  const choice = part?.querySelector<HTMLElement>('[data-place-choice]');
  // Browsers tell a place only to secure pages.
  if (!part || !ask || !note || !choice || !isSecureContext || !('geolocation' in navigator)) return;
  let place: Place | undefined;

  const field = (name: string) => part.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  const write = () => {
    const isAbout = part.querySelector<HTMLInputElement>('[name=about][value=true]')!.checked;
    const shown = place && (isAbout ? toAboutPlace(place) : toExactPlace(place));
    field('latitude').value = shown ? String(shown.latitude) : '';
    field('longitude').value = shown ? String(shown.longitude) : '';
    field('accuracy').value = shown ? String(shown.accuracy) : '';
    choice.hidden = !shown;
    ask.hidden = Boolean(shown);
    note.textContent = shown
      ? note.dataset['shown']!.replace('{{coordinates}}', toCoordinates(shown)).replace(
          '{{accuracy}}',
          String(shown.accuracy),
        )
      : '';
  };

  ask.addEventListener('click', () => {
    note.textContent = note.dataset['asking']!;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        place = { latitude, longitude, accuracy };
        write();
      },
      ({ code }) => (note.textContent = note.dataset[FAILURES[code] ?? 'unavailable']!),
      LOOKING,
    );
  });
  choice.addEventListener('change', write);
  part.querySelector('[data-place-remove]')?.addEventListener('click', () => {
    place = undefined;
    write();
    ask.focus();
  });
  ask.form?.addEventListener('reset', () => {
    place = undefined;
    write();
  });
  part.hidden = false;
}
