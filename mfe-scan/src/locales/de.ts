import card from '@ringtag/card/locales/de';
import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  ...card,
  loadError: {
    title: 'Ein Fehler ist aufgetreten',
    failed: 'Der Code konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  },
  card: {
    ...card.card,
    activatedText: 'Sie sind angemeldet. Diese Seite sehen alle, die Ihren Code scannen.',
    own: 'Dieser Code gehört Ihnen',
    taken: 'Dieser QR-Code wurde bereits aktiviert.',
  },
  footer: {
    ...card.footer,
    signedInAs: 'Angemeldet als {{email}}',
    signOut: 'Abmelden',
  },
} satisfies TranslationOf<typeof en>;

export default de;
