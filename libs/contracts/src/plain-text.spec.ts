import { isPlainText } from './plain-text';

it.each(['Ann\u0000Lee', 'Ann\u001b[31m', '\u0007', 'Ann\u0085Lee', '\u007f'])(
  'should refuse %j, with one line and with several',
  (text) => {
    expect([isPlainText(text), isPlainText(text, { lines: true })]).toEqual([false, false]);
  },
);

it.each(['Ann\r\nLee', 'Ann\nLee', 'Ann\rLee'])(
  'should take %j only where several lines are taken',
  (text) => {
    expect([isPlainText(text), isPlainText(text, { lines: true })]).toEqual([false, true]);
  },
);

it.each(['', 'Zoë 🌱', 'Ann\tLee', '\u202Egpj.exe', 'אן לי', '👩‍👩‍👧‍👦'])('should take %j', (text) => {
  expect([isPlainText(text), isPlainText(text, { lines: true })]).toEqual([true, true]);
});
