import { type DraftField, todayHere } from '@ringtag/profile-fields';
import { toDraft, findFaults, isSame, findRefused, toSaved } from './profile-draft';

const phone: DraftField = { key: 'phone', value: '+49 30 1', visibility: 'public' };
const city: DraftField = { key: 'city', value: 'Berlin', visibility: 'private' };
const TODAY = '2026-11-21';

it('should save neither space around values nor empty fields', () => {
  const draft = { name: ' Ann ', phone: { ...phone, value: ' 112 ' }, city: { ...city, value: '  ' } };
  expect(toSaved(draft)).toEqual({ name: 'Ann', fields: [{ ...phone, value: '112' }] });
  expect(toDraft({ name: null, fields: [] })).toEqual({ name: '' });
});

it('should be changed by values, visibility and removal, not by order or an empty field', () => {
  const saved = toDraft({ name: 'Ann', fields: [phone, city] });
  expect(isSame(saved, toDraft({ name: 'Ann ', fields: [city, phone] }))).toBe(true);
  expect(isSame(saved, { ...saved, website: { ...phone, key: 'website', value: '' } })).toBe(true);
  expect(isSame(saved, { ...saved, name: 'Zoë' })).toBe(false);
  expect(isSame(saved, { ...saved, city: undefined })).toBe(false);
  expect(isSame(saved, { ...saved, city: { ...city, visibility: 'public' } })).toBe(false);
  expect(isSame(saved, { ...saved, city: { ...city, value: 'Bern' } })).toBe(false);
});

it('should name what the server would refuse, by its field', () => {
  const faulty = { name: ' ', city, phone: { ...phone, value: 'call me' } };
  expect(findFaults(faulty, TODAY)).toEqual({ name: 'nameRequired', phone: 'isPhoneNumber' });
  expect(findFaults({ name: 'Ann', phone, city: { ...city, value: '' } }, TODAY)).toEqual({});
});

it('should find the field that the server refused by its place', () => {
  const errors = [
    { field: 'fields.1.value', code: 'isPhoneNumber', message: '' },
    { field: 'fields.9.value', code: 'isEmail', message: '' },
    { field: 'name', code: 'isLength', message: '' },
  ];
  expect(findRefused({ name: '', fields: [city, phone] }, errors)).toEqual({
    name: 'nameRequired',
    phone: 'isPhoneNumber',
  });
});

it('should know the day where the reader is', () => {
  expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
