import {
  type CardDraft,
  findFaults,
  isSame,
  moved,
  toDraft,
  toggled,
  toSaved,
  toShownOwner,
} from './card-draft';

const NOTHING = toDraft(null);
const link = (key: string, label = key, url = `https://${key}.example/`) => ({ key, label, url });
const profile = {
  name: 'Ann Lee',
  fields: [
    { key: 'company', value: 'Lee & Sons', visibility: 'public' },
    { key: 'phone', value: '112', visibility: 'public' },
    { key: 'city', value: 'Berlin', visibility: 'private' },
  ] as const,
};
const toValues = (draft: Partial<CardDraft>) =>
  toShownOwner({ ...profile, fields: [...profile.fields] }, { ...NOTHING, ...draft }).fields.map(
    ({ value }) => value,
  );

it('should show all public fields until the owner chooses, and never a private one', () => {
  expect(toValues({})).toEqual(['Lee & Sons', '112']);
  expect(toValues({ fields: ['phone', 'city'] })).toEqual(['112']);
});

it('should show the photo of the profile unless the owner hides it on this page', () => {
  const photo = '/api/photos/1.webp';
  const shown = (draft: CardDraft) => toShownOwner({ ...profile, fields: [], photo }, draft).photo;
  const older = toDraft({ fields: null, name: '', role: '', color: 'teal', links: [] });
  expect([shown(NOTHING), shown(older)]).toEqual([photo, photo]);
  expect(shown({ ...NOTHING, photo: false })).toBeUndefined();
});

it('should show own name, color and finished links at once', () => {
  const links = [link('shop'), link('half', '', 'https://half.example'), link('bad', 'Bad', 'http://bad')];
  const draft: CardDraft = { ...NOTHING, name: ' DJ Ann ', color: 'teal', links };
  const owner = toShownOwner({ ...profile, fields: [] }, draft);
  expect(owner).toEqual({
    name: 'DJ Ann',
    fields: [],
    color: 'teal',
    links: [{ label: 'shop', url: 'https://shop.example/', host: 'shop.example' }],
  });
});

it('should leave out links without any text, and notice every other change', () => {
  const draft = { ...NOTHING, links: [link('shop'), link('empty', ' ', '')] };
  expect(toSaved(draft).links).toEqual([{ label: 'shop', url: 'https://shop.example/' }]);
  expect(isSame(draft, { ...NOTHING, links: [link('other', 'shop', 'https://shop.example/')] })).toBe(true);
  expect(isSame(draft, { ...draft, color: 'red' })).toBe(false);
  expect(findFaults(link('empty', ' ', ''))).toEqual({});
  expect(findFaults(link('half', 'Shop', ''))).toEqual({ url: 'isHttpsLink' });
});

it('should keep the order of links as moved, and that of fields as in the specification', () => {
  const links = [link('a'), link('b'), link('c')];
  expect(moved(links, 2, -1).map(({ key }) => key)).toEqual(['a', 'c', 'b']);
  expect(moved(links, 0, 1).map(({ key }) => key)).toEqual(['b', 'a', 'c']);
  expect(toggled(['phone'], 'email', true)).toEqual(['email', 'phone']);
  expect(toggled(['email', 'phone'], 'email', false)).toEqual(['phone']);
});
