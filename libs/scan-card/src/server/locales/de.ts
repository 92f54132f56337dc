import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  back: 'Zurück zur Karte',
  needsScript:
    'Zum Aktivieren wird JavaScript benötigt. Schalten Sie es ein oder öffnen Sie diese Seite in einem anderen Browser.',
  failed: 'Ihre Nachricht wurde nicht gesendet',
  failure: {
    unavailable: 'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse gibt es nichts. Bitte prüfen Sie sie oder scannen Sie den Code noch einmal.',
    },
    tooMany: {
      title: 'Zu viele Anfragen',
      text: 'Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
    },
    other: 'Das hat nicht geklappt',
  },
  guarded: {
    title: 'Noch ein Schritt',
    text: 'Aus Ihrem Netz wurden eben viele Codes abgefragt, die es nicht gibt. Damit niemand Codes errät, öffnen sie sich vorübergehend nur auf Knopfdruck.',
    open: '{{code}} öffnen',
  },
} satisfies TranslationOf<typeof en>;

export default de;
