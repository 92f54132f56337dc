import { toShortName } from './short-name';

it.each([
  ['Kofferfund', 'Kofferfund'],
  ['Lost & Found', 'Lost & Found'],
  ['Lost & Found Berlin', 'Lost & Found'],
  ['The Lost & Found', 'The Lost'],
  ['Fundbüro – Zentrale', 'Fundbüro'],
  ['Verkehrsbetriebe', 'Verkehrsbetr'],
])('should fit below an icon, in whole words where it can: %s as %s', (name, short) => {
  expect(toShortName(name)).toBe(short);
});
