import { LOCALES } from '@ringtag/contracts';
import { type CountryCode, getCountries } from 'libphonenumber-js/max';
import once from 'lodash/once';

/** The countries by their names in our languages: the long ones, and short ones such as "USA". */
const byName = once(() => {
  const names = new Map<string, CountryCode>();
  for (const locale of LOCALES)
    for (const style of ['long', 'short'] as const) {
      const display = new Intl.DisplayNames(locale, { type: 'region', style });
      for (const country of getCountries()) names.set(toName(display.of(country) ?? country), country);
    }
  return names;
});

/** A country by its name. Undefined for codes such as "CA" too, which may be that of a state. */
export function findCountry(name: string): CountryCode | undefined {
  return byName().get(toName(name));
}

function toName(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
