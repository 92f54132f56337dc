import { drawActivationForm } from './activation/activation-drawings';
import { drawScan, drawUnknown, type PublicScan } from './drawings';

const CONTEXT = { locale: 'en', brand: 'Brand', site: { privacyUrl: '/privacy' } } as const;
const activated: PublicScan = {
  state: 'activated',
  reasons: [],
  code: { alias: 'BCDF2345', displayAlias: 'BCDF-2345' },
  pageKind: 'contact',
  owner: { name: 'Ann Lee', fields: [] },
};
const page = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
const hrefs = (from: Document, selector: string) =>
  [...from.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

it('should lead to the same page in every offered language, without a script', () => {
  const all = page(drawScan(activated, CONTEXT).markup);
  expect(hrefs(all, 'footer nav a')).toEqual(['en', 'es', 'de', 'fr', 'uk', 'ru'].map((l) => `?locale=${l}`));
  expect(all.querySelector('footer [aria-current]')?.textContent).toBe('English');
  const context = (languages: ('en' | 'de')[]) => ({ ...CONTEXT, site: { ...CONTEXT.site, languages } });
  const two = page(drawScan(activated, context(['en', 'de'])).markup);
  expect(hrefs(two, 'footer nav a')).toEqual(['?locale=en', '?locale=de']);
  const one = page(drawScan(activated, context(['en'])).markup);
  expect(hrefs(one, 'footer nav a')).toEqual([]);
});

it('should ask on the page of an owner alone whether the code is yours', () => {
  const own = page(drawScan(activated, CONTEXT).markup).querySelector('footer details')!;
  expect(own.querySelector('summary')!.textContent).toBe('Is this your code?');
  expect(own.querySelector('a')!.getAttribute('href')).toBe('/sign-in?returnUrl=%2Fscan%2FBCDF2345');
  expect(own.querySelector('a')!.textContent).toBe('Request unactivation');
  expect(page(drawUnknown('X', CONTEXT).markup).querySelector('footer details')).toBeNull();
});

it('should suggest a kind of page by the fields that everybody will see, until one is chosen', () => {
  const checked = (drawn: string) =>
    page(drawn).querySelector<HTMLInputElement>('[name=pageKind][checked]')!.value;
  const company = { key: 'company', value: 'Acme', visibility: 'public' } as const;
  const form = (field: object, pageKind?: 'lost') => {
    const typed = { name: '', email: '', fields: [{ ...company, ...field }], pageKind };
    return checked(drawActivationForm('BCDF2345', { typed }, CONTEXT).markup);
  };
  expect(checked(drawScan({ ...activated, state: 'activatable' }, CONTEXT).markup)).toBe('lost');
  expect(form({})).toBe('contact');
  expect(form({ visibility: 'private' })).toBe('lost');
  expect(form({ value: ' ' })).toBe('lost');
  expect(form({}, 'lost')).toBe('lost');
});

it('should have a place for what a script says', () => {
  const status = page(drawScan(activated, CONTEXT).markup).querySelectorAll('[role=status][data-status]');
  expect([...status].map(({ textContent }) => textContent)).toEqual(['']);
});
