import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  title: 'Digitalen Code hinzufügen',
  text: 'Sie erhalten einen QR-Code ohne Aufkleber, zum Ausdrucken oder Vorzeigen auf dem Bildschirm.',
  name: 'Name',
  nameHint: 'Nur Sie sehen diesen Namen.',
  close: 'Schließen',
  submit: 'Code erstellen',
  working: 'Code wird erstellt …',
  failed: 'Der Code konnte nicht erstellt werden',
  dayOver: 'Sie haben das heutige Limit für neue Codes erreicht. Versuchen Sie es morgen erneut.',
  help: 'Wie viele Codes kann ich haben?',
  nameless:
    'Tragen Sie zuerst Ihren Namen in Ihr Profil ein. Alle, die Ihren Code scannen, sehen Ihren Namen.',
  toProfile: 'Zu meinem Profil',
  ready: {
    title: 'Ihr Code ist fertig',
    text: 'Er ist schon aktiv und öffnet Ihre Seite.',
    picture: 'QR-Code {{code}}',
    png: 'PNG herunterladen',
    pdf: 'PDF herunterladen',
    design: 'Gestaltung ändern',
  },
} satisfies TranslationOf<typeof en>;

export default de;
