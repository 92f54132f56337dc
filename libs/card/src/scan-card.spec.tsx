import {
  CARD_COLORS,
  PAGE_KINDS,
  PHOTO,
  PROFILE_FIELD_KEYS,
  smallPhotoPath,
  type PageKind,
} from '@ringtag/contracts';
import { render, screen, within } from '@testing-library/react';
import type { PublicField } from './card-fields';
import en from './locales/en';
import Networks from './networks';
import OwnParts, { type OwnPartsProps } from './own-parts';
import type { CardTemplate } from './own-words';
import { ScanCard } from './scan-card';

const texts = {
  ...en.page,
  formTitle: en.message.title,
  section: (name: string) => `${name} section`,
  field: (key: string) => key,
};
const WAYS: PublicField[] = [
  { key: 'phone', value: '+43 1 234' },
  { key: 'businessPhone', value: '+43 1 567' },
  { key: 'email', value: 'ann@example.com' },
  { key: 'address', value: 'Graben 1' },
  { key: 'website', value: 'ann.example' },
  { key: 'whatsapp', value: '+43 1 234' },
];

interface Shown {
  name?: string;
  photo?: string;
  template?: CardTemplate;
  pageKind?: PageKind;
  alias?: string;
  own?: OwnPartsProps;
}

function show(
  fields: PublicField[],
  { name = 'Ann Lee', photo, template, pageKind = 'contact', own, ...rest }: Shown = {},
) {
  const alias = 'alias' in rest ? rest.alias : 'BCDF2345';
  return render(
    <ScanCard
      alias={alias}
      pageKind={pageKind}
      owner={{ name, fields, photo, ...own }}
      template={template}
      locale="en"
      texts={{ ...texts, foundText: texts.foundText.replace('{{name}}', name) }}
      Networks={Networks}
      OwnParts={OwnParts}
      form={<textarea aria-label="Form" />}
    />,
  );
}

const rows = (section: string) =>
  within(screen.getByRole('region', { name: `${section} section` })).getAllByRole('listitem');

describe.each(PAGE_KINDS)('the page of the kind %s', (pageKind) => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.example',
    '"><img src=x onerror=alert(1)>',
    '\u202Egpj.exe',
  ])('should show %j as text in every field (XSS-2)', (value) => {
    const { container } = show(
      PROFILE_FIELD_KEYS.map((key) => ({ key, value })),
      { name: value, pageKind, template: { language: 'en', title: value, messageFormTitle: value } },
    );
    expect(container.querySelectorAll('script, img')).toHaveLength(0);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const safe = /^(#message$|\/api\/scan\/|https:\/\/www\.google\.com\/maps\/)/;
    expect(links.filter((href) => !safe.test(href))).toEqual([]);
    // A character that changes the text direction must only affect its own element.
    const shown = [...container.querySelectorAll('*')].filter(
      ({ children, textContent }) => children.length === 0 && textContent.includes(value),
    );
    expect(shown.length).toBeGreaterThan(PROFILE_FIELD_KEYS.length - 5);
    expect(shown.filter((element) => element.tagName !== 'BDI')).toEqual([]);
  });

  it('should lead to the contact file without a script', () => {
    show([], { pageKind });
    const [link] = screen.getAllByRole('link', { name: 'Save contact' });
    expect(link!.getAttribute('href')).toBe('/api/scan/BCDF2345/contact.vcf');
  });

  it('should offer the photo in two sizes, so that no screen loads more than it shows', () => {
    const photo = `/api/photos/${'0a'.repeat(32)}.webp`;
    const { container } = show([], { pageKind, photo });
    const { src, srcset } = container.querySelector('img')!;
    const [double, triple] = PHOTO.smallEdges.map((edge) => smallPhotoPath(photo, edge));
    expect([new URL(src).pathname, srcset]).toEqual([double, `${double} 2x, ${triple} 3x`]);
  });

  it('should be complete with a name alone: no list, no label and no way without a value', () => {
    const { container } = show([], { pageKind });
    expect(container.querySelectorAll('ul, li, dl, section h2:not(#message-title)')).toHaveLength(0);
    expect(container.textContent).not.toContain('section');
  });

  it('should show own links in their order, each with where it leads, as what a stranger wrote', () => {
    const links = ['b', 'a'].map((name) => ({
      label: `${name} \u202Eshop`,
      url: `https://${name}.example/`,
      host: `${name}.example`,
    }));
    show([], { pageKind, own: { links } });
    const shown = screen.getAllByRole('link', { name: /shop/ });
    expect(shown.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
      links.map(({ url }) => [url, 'nofollow ugc noopener']),
    );
    expect(shown.map((link) => link.querySelector('bdi')!.nextElementSibling!.textContent)).toEqual([
      'b.example',
      'a.example',
    ]);
  });

  it('should have a band of the chosen color at its head, before the name', () => {
    const { container } = show([], { pageKind, own: { color: 'violet' } });
    expect(inOrder(container, { band: `rect[fill="${CARD_COLORS.violet}"]`, name: 'h1' })).toEqual([
      'band',
      'name',
    ]);
  });

  it("should mark the owner's words as the language they are in", () => {
    const template = { language: 'uk', title: 'Вітаю', description: 'Опис', messageFormTitle: 'Напишіть' };
    show([], { pageKind, template });
    for (const words of ['Вітаю', 'Опис', 'Напишіть'])
      expect(screen.getByText(words).closest('[lang]')?.getAttribute('lang')).toBe('uk');
  });

  it('should draw no bar and no address of a code in a preview', () => {
    const { container } = show(WAYS, { pageKind, alias: undefined });
    expect(container.querySelector('[data-sticky]')).toBeNull();
    expect(container.innerHTML).not.toContain('/api/scan');
  });
});

/** The parts in the order in which they are read. */
function inOrder(container: HTMLElement, parts: Record<string, string>): string[] {
  const places = Object.entries(parts).map(([part, selector]) => {
    const element = container.querySelector(selector);
    return { part, place: element ? [...container.querySelectorAll('*')].indexOf(element) : -1 };
  });
  return places
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ part }) => part);
}
const PARTS = {
  name: 'h1',
  form: 'textarea',
  ways: 'a[href^="tel:"]',
  save: 'a[href$=".vcf"]',
  rows: 'section li',
};

it('should first say to a finder whose it is and what to do, with the form open (UI-96)', () => {
  const { container } = show(WAYS, { pageKind: 'lost' });
  expect(inOrder(container, PARTS)).toEqual(['name', 'form', 'ways', 'rows', 'save']);
  expect(container.querySelector('textarea')!.closest('details')).toBeNull();
  // The bar waits until it is out of view.
  expect(container.querySelector('[data-main] textarea')).not.toBeNull();
  expect(screen.getByText('Found this? Thank you!')).toBeTruthy();
  expect(screen.getByText(/Tell Ann Lee where it is .+ Your message arrives right away/)).toBeTruthy();
});

it("should put the owner's words in place of those for finders", () => {
  show([], { pageKind: 'lost', template: { language: 'en', title: 'My keys!', description: 'Ring me.' } });
  expect(screen.getByText('My keys!')).toBeTruthy();
  expect(screen.getByText('Ring me.')).toBeTruthy();
  expect(screen.queryByText('Found this? Thank you!')).toBeNull();
  expect(screen.queryByText(/right away/)).toBeNull();
});

it('should first say who gives out a contact, with the form behind its title (UI-96)', () => {
  const { container } = show(WAYS);
  expect(inOrder(container, PARTS)).toEqual(['name', 'ways', 'save', 'rows', 'form']);
  const form = container.querySelector<HTMLDetailsElement>('details#message')!;
  expect(form.open).toBe(false);
  expect(form.querySelector('summary')!.textContent).toBe('Send a message');
  expect(container.querySelector('[data-main] [data-message]')?.getAttribute('href')).toBe('#message');
});

it.each([
  ['lost', ['#message', 'tel:+431234']],
  ['contact', ['/api/scan/BCDF2345/contact.vcf', '#message']],
] as const)('should have the main actions of the kind %s in its bar', (pageKind, hrefs) => {
  const { container } = show(WAYS, { pageKind });
  const links = container.querySelectorAll('[data-sticky] a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(hrefs);
  // The starter sets this one, on the root, while the bar is wanted.
  expect(container.querySelector('[data-bar]')).toBeNull();
});

it('should offer one way of each kind as a round action, and keep all values as rows', () => {
  show([...WAYS].reverse());
  const [ways] = screen.getAllByRole('list');
  const links = within(ways!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call', 'tel:+431234'],
    ['WhatsApp', 'https://wa.me/431234'],
    ['Email', 'mailto:ann@example.com'],
    ['Map', 'https://www.google.com/maps/search/?api=1&query=Graben%201'],
    ['Website', 'https://ann.example/'],
  ]);
  expect(rows('contact').map(({ textContent }) => textContent)).toEqual([
    'ann@example.com email',
    '+43 1 234 phone',
    '+43 1 567 businessPhone',
    'Graben 1 address',
  ]);
});

it('should show networks as icons with their names, and those without a safe link as text', () => {
  show([
    { key: 'instagram', value: '@ann' },
    { key: 'whatsapp', value: '+43 1 234' },
    { key: 'facebook', value: 'javascript:alert(1)' },
  ]);
  const networks = screen.getByRole('link', { name: 'instagram @ann' });
  expect(networks.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  // WhatsApp stands among the rows, because it has a number; the other networks are icons.
  expect(rows('social').map(({ textContent }) => textContent)).toEqual([
    'javascript:alert(1) facebook',
    '+43 1 234 whatsapp',
    'instagram @ann',
  ]);
});

it('should offer to copy each value, by a button and by holding its row', () => {
  show(WAYS);
  const [, phone] = rows('contact');
  expect(phone!.hasAttribute('data-hold')).toBe(true);
  const copy = within(phone!).getByRole('button', { name: 'Copy – phone' });
  expect(copy.dataset).toMatchObject({ copy: '', copied: 'Copied' });
  expect(phone!.querySelector('bdi')!.textContent).toBe('+43 1 234');
});

it('should let an e-mail address break after its @ and its dots, not within a name', () => {
  show([{ key: 'email', value: `anna-lena@${'long-'.repeat(6)}name.example` }]);
  const link = screen.getByRole('link', { name: /^anna-lena@/ });
  expect(link.querySelector('bdi')!.innerHTML.replace(/ class="\w+"/g, ' class')).toBe(
    `<span class>anna-lena@</span><wbr><span>${'long-'.repeat(6)}name.</span><wbr><span class>example</span>`,
  );
});

it('should show the parts of an address in one line that opens a map', () => {
  show([
    { key: 'country', value: 'Österreich' },
    { key: 'city', value: 'Wien' },
    { key: 'postalCode', value: '1010' },
    { key: 'address', value: 'Graben 1 & 2' },
    { key: 'phone', value: '+43 1 234' },
  ]);
  const [phone, address] = rows('contact');
  expect(phone!.textContent).toBe('+43 1 234 phone');
  expect(address!.textContent).toBe('Graben 1 & 2, 1010, Wien, Österreich address');
  expect(within(address!).getByRole('link').getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Graben%201%20%26%202%2C%201010%2C%20Wien%2C%20Österreich',
  );
});

it('should open no map of a whole city where the street is hidden', () => {
  show([
    { key: 'city', value: 'Wien' },
    { key: 'country', value: 'Österreich' },
    { key: 'phone', value: '+43 1 234' },
  ]);
  const [, city] = rows('contact');
  expect(city!.textContent).toBe('Wien, Österreich address');
  expect(within(city!).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Map' })).toBeNull();
});

it('should show job title and company under the name, and dates as readers write them', () => {
  show([
    { key: 'company', value: 'Lee & Sons' },
    { key: 'jobTitle', value: 'Gardener' },
    { key: 'dateOfBirth', value: '1990-05-01' },
  ]);
  expect(screen.getByText('Gardener · Lee & Sons')).toBeTruthy();
  expect(screen.getByText('May 1, 1990')).toBeTruthy();
});
