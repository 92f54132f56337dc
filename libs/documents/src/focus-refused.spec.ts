import { focusRefused } from './focus-refused';

const FIELD = '<input name="a"/><input name="b" aria-invalid="true"/><input name="c" aria-invalid="true"/>';
const ALERT = '<div role="alert" class="alert">Too many reports</div>';

it('should begin at the first field that was refused', () => {
  expect(focusRefused(ALERT + FIELD)).toContain('<input name="b" aria-invalid="true" autofocus=""/>');
  expect(focusRefused(ALERT + FIELD).match(/autofocus/g)).toHaveLength(1);
});

it('should begin at the alert where no field was refused', () => {
  expect(focusRefused(`<p>Report</p>${ALERT}`)).toContain('role="alert" tabindex="-1" autofocus=""');
});

it('should leave alone a page that has chosen, or that has nothing to begin at', () => {
  for (const page of [`<input autofocus=""/>${ALERT}`, '<p>Report</p>'])
    expect(focusRefused(page)).toBe(page);
});
