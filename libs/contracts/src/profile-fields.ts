/**
 * The optional profile fields by section (specification 3). `name` is not among them: it is required and always shown.
 */
export const PROFILE_SECTIONS = {
  personal: ['firstName', 'lastName', 'middleName', 'fullName', 'dateOfBirth'],
  contact: [
    'email',
    'phone',
    'businessPhone',
    'alternativePhone',
    'address',
    'city',
    'state',
    'country',
    'postalCode',
  ],
  professional: ['company', 'jobTitle', 'website'],
  social: [
    'linkedin',
    'twitter',
    'instagram',
    'facebook',
    'github',
    'tiktok',
    'youtube',
    'telegram',
    'whatsapp',
    'vkontakte',
  ],
} as const;

export type ProfileSection = keyof typeof PROFILE_SECTIONS;
export type ProfileFieldKey = (typeof PROFILE_SECTIONS)[ProfileSection][number];
/** The networks of the section `social`. The card, the form and the vCard treat them alike. */
export type SocialKey = (typeof PROFILE_SECTIONS.social)[number];
export const PROFILE_FIELD_KEYS: readonly ProfileFieldKey[] = Object.values(PROFILE_SECTIONS).flat();

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
