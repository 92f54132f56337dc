import { icon } from '@ringtag/ui/static';

// Not in the kit, because only the card shows them.
export const IconPin = icon(
  'M12 21s-7-6.2-7-11.5a7 7 0 0114 0C19 14.8 12 21 12 21M12 7a2.5 2.5 0 100 5 2.5 2.5 0 000-5',
);
export const IconGlobe = icon('M12 3a9 9 0 100 18 9 9 0 000-18M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18');
export const IconWhatsapp = icon(
  'M3.5 20.5l1.3-4.3a8.5 8.5 0 113 3zM9 8c-.8 3.8 3.2 7.8 7 7l.5-1.7-2.2-1.2-1 1a5.5 5.5 0 01-2.4-2.4l1-1L10.7 7.5z',
);
