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
  guarded: {
    title: 'Noch ein Schritt',
    text: 'Aus Ihrem Netz wurden eben viele Codes abgefragt, die es nicht gibt. Zum Schutz vor Erraten lassen sich Codes vorübergehend nur per Knopfdruck öffnen.',
    open: '{{code}} öffnen',
  },
} satisfies TranslationOf<typeof en>;

export default de;
