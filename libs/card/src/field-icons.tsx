import type { ProfileFieldKey } from '@ringtag/contracts';
import { type Icon, IconMail, IconPhone } from '@ringtag/ui/static';
import { IconGlobe, IconPin, IconWhatsapp } from './way-icons';
import type { WayKind } from './ways';

export const WAY_ICONS: Record<WayKind, Icon> = {
  call: IconPhone,
  whatsapp: IconWhatsapp,
  mail: IconMail,
  map: IconPin,
  website: IconGlobe,
};

/** The icons at the start of rows. What is not named here tells of a person. */
export const FIELD_ICONS: Partial<Record<ProfileFieldKey, Icon>> = {
  whatsapp: IconWhatsapp,
  phone: IconPhone,
  businessPhone: IconPhone,
  alternativePhone: IconPhone,
  email: IconMail,
  address: IconPin,
  city: IconPin,
  state: IconPin,
  country: IconPin,
  postalCode: IconPin,
  website: IconGlobe,
};
