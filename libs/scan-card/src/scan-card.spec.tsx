import { PROFILE_FIELD_KEYS } from '@ringtag/contracts';
import { render, screen, within } from '@testing-library/react';
import type { PublicField } from './card-fields';
import { ScanCard, type CardTemplate } from './scan-card';

const texts = {
  save: 'Save contact',
  section: (name: string) => `${name} section`,
  field: (key: string) => key,
};

function show(
  fields: PublicField[],
  { name = 'Ann Lee', template }: { name?: string; template?: CardTemplate } = {},
) {
  return render(
    <ScanCard alias="BCDF2345" owner={{ name, fields }} template={template} locale="en" texts={texts} />,
  );
}

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
    { name: value, template: { language: 'en', title: value, description: value } },
  );
  expect(container.querySelectorAll('script, img')).toHaveLength(0);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !/^(\/api\/scan\/|https:\/\/www\.google\.com\/maps\/)/.test(href))).toEqual(
    [],
  );
  // A character that changes the text direction must only affect its own element.
  const shown = [...container.querySelectorAll('*')].filter(
    ({ children, textContent }) => children.length === 0 && textContent.includes(value),
  );
  expect(shown.length).toBeGreaterThan(PROFILE_FIELD_KEYS.length - 5);
  expect(shown.filter((element) => element.tagName !== 'BDI')).toEqual([]);
});

it('should lead to the contact file without a script', () => {
  show([]);
  expect(screen.getByRole('link', { name: 'Save contact' }).getAttribute('href')).toBe(
    '/api/scan/BCDF2345/contact.vcf',
  );
});

it('should let an e-mail address break after its @ and its dots, not within a name', () => {
  show([{ key: 'email', value: `anna-lena@${'long-'.repeat(6)}name.example` }]);
  const link = screen.getByRole('link', { name: /^anna-lena@/ });
  expect(link.querySelector('bdi')!.innerHTML.replace(/ class="\w+"/g, ' class')).toBe(
    `<span class>anna-lena@</span><wbr><span>${'long-'.repeat(6)}name.</span><wbr><span class>example</span>`,
  );
  expect(link.textContent).toBe(`anna-lena@${'long-'.repeat(6)}name.example`);
});

it('should show the parts of an address in one line that opens a map', () => {
  show([
    { key: 'country', value: 'Österreich' },
    { key: 'city', value: 'Wien' },
    { key: 'postalCode', value: '1010' },
    { key: 'address', value: 'Graben 1 & 2' },
    { key: 'phone', value: '+43 1 234' },
  ]);
  const contact = within(screen.getByRole('region', { name: 'contact section' }));
  expect(contact.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['phone', 'address']);
  expect(
    contact.getByRole('link', { name: 'Graben 1 & 2, 1010, Wien, Österreich' }).getAttribute('href'),
  ).toBe(
    'https://www.google.com/maps/search/?api=1&query=Graben%201%20%26%202%2C%201010%2C%20Wien%2C%20%C3%96sterreich',
  );
});

it('should name a lone part of an address as what it is', () => {
  show([{ key: 'city', value: 'Wien' }]);
  expect(screen.getByRole('term').textContent).toBe('city');
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

it("should mark the owner's words as the language they are in", () => {
  show([], { template: { language: 'uk', title: 'Вітаю', description: '' } });
  expect(screen.getByText('Вітаю').closest('[lang]')?.getAttribute('lang')).toBe('uk');
});
