import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  back: 'Zurück zur Karte',
  resendWait: 'Sie können ihn {{when}} erneut anfordern.',
  activated: 'Sie sind auf diesem Gerät angemeldet. Ab jetzt sieht Ihre Kontaktkarte, wer den Code scannt.',
  taken: 'Jemand anderes war schneller. Von Ihren Angaben wurde nichts veröffentlicht.',
  about: {
    title: 'Was ist {{brand}}?',
    headline: 'Verlorenes findet zurück',
    text: 'Ein {{brand}}-Code kommt an Schlüssel, Tasche oder Visitenkarte. Wer ihn scannt, kann Sie erreichen, und Sie entscheiden, was zu sehen ist.',
    stick: 'Aufkleben',
    stickText: 'Code mit Name und E-Mail-Adresse aktivieren und dort anbringen, wo es wichtig ist.',
    scan: 'Jemand scannt ihn',
    scanText: 'Jede Handykamera öffnet Ihre Seite – ohne App, ohne Konto.',
    write: 'Sie hören voneinander',
    writeText: 'Sie schreiben sich hier, und niemand sieht die Adresse des anderen.',
    found: 'Etwas gefunden? Code eingeben oder scannen',
    signUp: 'Konto erstellen',
    picture:
      'Ein Schlüssel mit einem QR-Code am Anhänger und ein Handy mit der Nachricht „Schlüssel gefunden!“',
    bubble: 'Schlüssel gefunden!',
  },
  preview: {
    lost: 'Sagen Sie, wo es ist.',
    free: 'Sie brauchen weder App noch Konto.',
  },
  noScript: {
    title: 'Diese Seite braucht JavaScript',
    text: 'Schalten Sie es in den Einstellungen des Browsers ein und laden Sie die Seite neu. Einen Code können Sie auch ohne eingeben.',
  },
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
