import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  back: 'Zurück zur Karte',
  resendWait: 'Sie können ihn {{when}} erneut anfordern.',
  activated: 'Sie sind auf diesem Gerät angemeldet. Ab jetzt sieht Ihre Kontaktkarte, wer den Code scannt.',
  taken: 'Jemand anderes war schneller. Von Ihren Angaben wurde nichts veröffentlicht.',
  failure: {
    unavailable: 'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse ist nichts zu finden. Bitte prüfen Sie die Adresse oder scannen Sie den Code noch einmal.',
    },
    tooMany: {
      title: 'Zu viele Anfragen',
      text: 'Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    },
    other: 'Ein Fehler ist aufgetreten',
  },
  conversation: {
    title: 'Unterhaltung mit {{name}}',
    you: 'Sie',
    keep: 'Speichern Sie diese Seite: Wer ihre Adresse hat, kann hier lesen und schreiben. Antworten erscheinen hier.',
    reply: 'Ihre Nachricht',
    send: 'Senden',
    refresh: 'Nach neuen Nachrichten sehen',
    older: 'Ältere Nachrichten',
    newest: 'Zurück zu den neuesten Nachrichten',
    seen: 'Gelesen',
    sent: 'Gesendet',
    overTitle: 'Hier gibt es keine Unterhaltung',
    over: 'Die Adresse stimmt nicht, oder die Unterhaltung ist beendet: Nachrichten werden nach einiger Zeit gelöscht, und wer den Code besitzt, kann eine Unterhaltung beenden.',
  },
  guarded: {
    title: 'Noch ein Schritt',
    text: 'Aus Ihrem Netz wurden eben viele Codes abgefragt, die es nicht gibt. Zum Schutz vor Erraten lassen sich Codes vorübergehend nur per Knopfdruck öffnen.',
    open: '{{code}} öffnen',
  },
} satisfies TranslationOf<typeof en>;

export default de;
