import type { ProfileFieldKey, SocialKey } from '@ringtag/contracts';
import type { InputHTMLAttributes } from 'react';

type Look = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
>;

const PHONE: Look = { type: 'tel', autoComplete: 'tel' };
const HANDLE: Look = { autoComplete: 'off', autoCapitalize: 'none' };

/** A field without an entry here is a type error. Social networks without an entry get `HANDLE`. */
const INPUTS: Record<Exclude<ProfileFieldKey, SocialKey>, Look> & Partial<Record<SocialKey, Look>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  middleName: { autoComplete: 'additional-name' },
  fullName: { autoComplete: 'name' },
  dateOfBirth: { type: 'date', autoComplete: 'bday' },
  email: { type: 'email', autoComplete: 'email' },
  phone: PHONE,
  businessPhone: PHONE,
  alternativePhone: PHONE,
  address: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  country: { autoComplete: 'country-name' },
  postalCode: { autoComplete: 'postal-code' },
  company: { autoComplete: 'organization' },
  jobTitle: { autoComplete: 'organization-title' },
  website: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  whatsapp: PHONE,
};

/** The keyboard and autofill for a profile field. */
export function fieldInput(key: ProfileFieldKey): Look {
  return INPUTS[key] ?? HANDLE;
}
