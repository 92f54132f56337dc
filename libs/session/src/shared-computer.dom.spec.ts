import { isSharedComputer, sayShared, sharedField } from './shared-computer';

const cookie = (text: string) => (document.cookie = text);
afterEach(() => {
  for (const name of ['shared-computer', 'not-shared-computer', 'i18next']) cookie(`${name}=; max-age=0`);
});

it('should be kept among the cookies of the page, and taken back', () => {
  cookie('i18next=de');
  sayShared(true);
  expect([isSharedComputer(), sharedField()]).toEqual([true, { shared: true }]);
  expect(document.cookie).toBe('i18next=de; shared-computer=yes');
  sayShared(false);
  expect([isSharedComputer(), sharedField()]).toEqual([false, {}]);
  expect(document.cookie).toBe('i18next=de');
});

it.each(['i18next=de', 'not-shared-computer=yes', 'shared-computer=', 'shared-computer=yesterday'])(
  'should not be said by %j',
  (text) => {
    cookie(text);
    expect(isSharedComputer()).toBe(false);
  },
);
