import { holdsAddress } from './holds-address';

describe('holdsAddress', () => {
  it.each([
    'PayPal Security https://evil.example/login',
    'evil.example',
    'Go to ｅｖｉｌ．ｅｘａｍｐｌｅ now',
    'evil。example',
    'evil\u200b.\u200bexample',
    'приклад.укр',
    'ann@evil',
    'evil/login',
    'Support +1 (800) 555-0100',
    'Call 0800–555–0100',
    'Call 0800·555·0100',
    'Call 0800 [555] 0100',
    'اتصل ٠٨٠٠٥٥٥٠١٠٠',
    'تماس ۰۸۰۰ ۵۵۵ ۰۱۰۰',
  ])('should find what a mail program makes a link of in "%s"', (name) => {
    expect(holdsAddress(name)).toBe(true);
  });

  it.each([
    'Ann Lee',
    'Dr. Zoë Müller-O’Neil',
    'J.R.R. Tolkien',
    'Agent 007',
    'Анна І. Коваль',
    'José M. Gil',
    'Ann–Marie · Lee',
  ])('should leave the name "%s" alone', (name) => {
    expect(holdsAddress(name)).toBe(false);
  });
});
