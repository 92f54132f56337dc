import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: '{{code}} verschenken',
  email: 'E-Mail-Adresse der anderen Person',
  emailHint:
    'Der Link, den wir senden, funktioniert sieben Tage. Die Seite dahinter zeigt Ihren Namen und Ihre E-Mail-Adresse.',
  along: {
    label: 'Ihren Namen für den Code mitgeben',
    design: 'Die Gestaltung des QR-Codes mitgeben',
    page: 'Texte, Links und Farbe der Seite mitgeben',
  },
  stays: 'Ihre Nachrichten und Scans bleiben bei Ihnen, und Ihr Profil wird nicht mehr gezeigt.',
  confirm: 'Link senden',
  working: 'Wird gesendet …',
  failed: 'Der Code konnte nicht verschenkt werden',
  done: 'Link an {{email}} gesendet',
} satisfies TranslationOf<typeof en>;
