import { waitText } from './wait-text';

it.each([
  [1, 'in 1 second'],
  [60, 'in 60 seconds'],
  [61, 'in 2 minutes'],
  [1300, 'in 22 minutes'],
  [7200, 'in 120 minutes'],
  [7201, 'in 3 hours'],
])('should never say less than %d seconds: %s', (seconds, text) => {
  expect(waitText(seconds, 'en')).toBe(text);
});

it('should decline as the language does', () => {
  expect(waitText(1260, 'uk')).toBe('через 21 хвилину');
  expect(waitText(1320, 'ru')).toBe('через 22 минуты');
});
