/* global window, document, innerWidth, addEventListener, sessionStorage, TestingLibraryDom -- sent to each page as text */

/** Errors outlive their page: a form that is sent opens the next one. */
const ERRORS = 'e2e-errors';
const noted = () => JSON.parse(sessionStorage.getItem(ERRORS) ?? '[]');
const note = (error) => sessionStorage.setItem(ERRORS, JSON.stringify([...noted(), String(error)]));
/** WebKit breaks off what a page is still loading when it is left, and tells the page so. */
let left = false;
addEventListener('beforeunload', () => (left = true));
const isBrokenOff = (words) => left && words.some((word) => String(word).includes('ChunkLoadError'));

addEventListener('error', ({ message }) => note(message));
addEventListener('unhandledrejection', ({ reason }) => isBrokenOff([reason]) || note(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  note(`refused by ${violatedDirective}: ${blockedURI}`),
);
const consoleError = window.console.error;
window.console.error = (...words) => {
  if (!isBrokenOff(words)) note(words.join(' '));
  consoleError(...words);
};

function findAll({ role, name, level, label, text }) {
  const page = document.body;
  if (role) return TestingLibraryDom.queryAllByRole(page, role, { name, level });
  if (label) return TestingLibraryDom.queryAllByLabelText(page, label, { exact: false });
  return TestingLibraryDom.queryAllByText(page, text, { exact: false });
}

const find = (target) => findAll(target).find((element) => element.checkVisibility());

window.e2e = {
  errors: noted,

  sees: (target) => find(target) !== undefined,

  /** Whether its bytes are here and are a picture. It may load only where it is scrolled to. */
  seesPicture(target) {
    const picture = find(target);
    picture?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return Boolean(picture?.complete && picture.naturalWidth);
  },

  choose(target, name, type, base64) {
    const bytes = Uint8Array.from(window.atob(base64), (character) => character.charCodeAt(0));
    const chosen = new window.DataTransfer();
    chosen.items.add(new window.File([bytes], name, { type }));
    const input = find(target);
    input.files = chosen.files;
    input.dispatchEvent(new window.Event('change', { bubbles: true }));
  },

  showsChosen: () =>
    [...document.querySelectorAll('[data-previews] img')].some(({ naturalWidth }) => naturalWidth > 0),

  value: (target) => find(target)?.value,

  /** Where a finger would touch it, or nothing while it is not there or something lies on it. */
  touchPoint(target) {
    const element = find(target);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element?.getBoundingClientRect();
    if (!box) return null;
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    const there = document.elementFromPoint(x, y);
    return there && (element.contains(there) || there.contains(element)) ? { x, y } : null;
  },

  overflow: () => document.documentElement.scrollWidth - innerWidth,

  /** Whether a picture of the page would be the same a moment later. */
  settled: () =>
    document.readyState === 'complete' &&
    [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
    !document.getAnimations().some(({ effect, playState }) => {
      return playState === 'running' && effect.getComputedTiming().endTime <= 1000;
    }),
};
