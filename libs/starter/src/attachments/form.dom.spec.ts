import { listenForPlace } from './place';
import { listenForWords } from './words';

const FORM = `<form>
  <ul data-words hidden><li><button type="button" data-word="It is at…">It is at…</button></li></ul>
  <textarea></textarea>
  <div data-place hidden>
    <button type="button" data-place-ask>Ask</button>
    <p data-place-note data-asking="Asking" data-refused="Refused" data-unavailable="Unknown" data-timeout="Late"
      data-shown="{{coordinates}} ± {{accuracy}}"></p>
    <fieldset data-place-choice hidden>
      <input type="radio" name="about" value="true" checked /><input type="radio" name="about" value="" />
      <button type="button" data-place-remove>Remove</button>
    </fieldset>
    <input type="hidden" name="latitude" /><input type="hidden" name="longitude" /><input type="hidden" name="accuracy" />
  </div>
</form>`;
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
const note = () => find('[data-place-note]').textContent;
const sent = () =>
  ['latitude', 'longitude', 'accuracy'].map((name) => find<HTMLInputElement>(`[name=${name}]`).value);

const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>();
const coords = { latitude: 52.5250839, longitude: 13.3694022, accuracy: 12.3 };

beforeEach(() => {
  document.body.replaceChildren(...new DOMParser().parseFromString(FORM, 'text/html').body.children);
  Object.assign(window, { isSecureContext: true });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  getCurrentPosition.mockReset();
});

describe('the place', () => {
  it('should be asked for at a touch only, shown before it is sent, and taken back', () => {
    listenForPlace();
    expect([find('[data-place]').hidden, getCurrentPosition.mock.calls]).toEqual([false, []]);
    find('[data-place-ask]').click();
    expect(note()).toBe('Asking');
    getCurrentPosition.mock.calls[0]![0]({ coords } as GeolocationPosition);
    expect([note(), sent()]).toEqual(['52.52313, 13.36936 ± 500', ['52.52313', '13.36936', '500']]);
    find('[name=about][value=""]').click();
    expect([note(), sent()]).toEqual(['52.52508, 13.36940 ± 13', ['52.52508', '13.3694', '13']]);
    find('[data-place-remove]').click();
    expect([note(), sent(), find('[data-place-choice]').hidden]).toEqual(['', ['', '', ''], true]);
    expect(document.activeElement).toBe(find('[data-place-ask]'));
  });

  it.each([
    [1, 'Refused'],
    [2, 'Unknown'],
    [3, 'Late'],
  ])('should say why the browser does not tell it (%d)', (code, text) => {
    listenForPlace();
    find('[data-place-ask]').click();
    getCurrentPosition.mock.calls[0]![1]!({ code } as GeolocationPositionError);
    expect([note(), sent()]).toEqual([text, ['', '', '']]);
  });

  it('should not be offered by a page that is not secure', () => {
    Object.assign(window, { isSecureContext: false });
    listenForPlace();
    expect(find('[data-place]').hidden).toBe(true);
  });
});

it('should begin the message with quick words, after what was typed', () => {
  listenForWords();
  expect(find('[data-words]').hidden).toBe(false);
  const field = find<HTMLTextAreaElement>('textarea');
  find('[data-word]').click();
  expect([field.value, field.selectionStart]).toEqual(['It is at ', 9]);
  field.value = 'Hello. ';
  find('[data-word]').click();
  expect([field.value, document.activeElement]).toEqual(['Hello. It is at ', field]);
});
