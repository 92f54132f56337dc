import { PROFILE_FIELD_KEYS, PROFILE_SECTIONS } from './profile-fields';

/** The fields of specification 3, in its order. `name` is not a field here, because it is required. */
const SPECIFIED = [
  ...['firstName', 'lastName', 'middleName', 'fullName', 'dateOfBirth', 'email', 'phone', 'businessPhone'],
  ...['alternativePhone', 'company', 'jobTitle', 'website', 'linkedin', 'twitter', 'instagram', 'facebook'],
  ...['github', 'tiktok', 'youtube', 'telegram', 'whatsapp', 'vkontakte', 'address', 'city', 'state'],
  ...['country', 'postalCode'],
];

describe('profile fields', () => {
  it('should be exactly the 27 optional fields of the specification', () => {
    expect(SPECIFIED).toHaveLength(27);
    expect([...PROFILE_FIELD_KEYS].sort()).toEqual([...SPECIFIED].sort());
  });

  it('should stand in one section each', () => {
    expect(Object.keys(PROFILE_SECTIONS)).toEqual(['personal', 'contact', 'professional', 'social']);
    expect(new Set(PROFILE_FIELD_KEYS).size).toBe(PROFILE_FIELD_KEYS.length);
  });

  it('should not hold the name, which nobody can hide', () => {
    expect(PROFILE_FIELD_KEYS).not.toContain('name');
  });
});
