import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  failed: 'Aktivierung fehlgeschlagen. Bitte versuchen Sie es erneut.',
  activate: 'Aktivieren',
  progress: {
    verifying: 'Wird geprüft …',
    activating: 'Wird aktiviert …',
    redirecting: 'Aktiviert. Ihre Seite wird geöffnet …',
  },
  signedIn: {
    text: 'Der Code {{code}} ist noch frei. Sie sind als {{email}} angemeldet. Einmal tippen, und er gehört Ihnen.',
    addName: 'Zu meinem Profil',
  },
  link: {
    title: 'QR-Code {{code}} aktivieren',
    text: 'Das wird veröffentlicht. Über die Schaltfläche aktivieren Sie den Code und melden sich auf diesem Gerät an.',
    account: 'Sie werden als {{email}} angemeldet.',
    decline: 'Das war ich nicht',
    declined: 'Vielen Dank',
    declinedText: 'Es wurde nichts veröffentlicht. Link und Code aus der E-Mail gelten nicht mehr.',
    again: 'Neuen Link anfordern',
    show: 'Seite ansehen',
    declineFailed: 'Die Aktivierung konnte nicht abgelehnt werden',
  },
} satisfies TranslationOf<typeof en>;
