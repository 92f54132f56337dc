import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  title: 'Digitalen Code hinzufügen',
  text: 'Erstellen Sie einen QR-Code zum Ausdrucken oder Vorzeigen auf dem Bildschirm. Einen Aufkleber brauchen Sie nicht.',
  yourName: 'Ihr Name',
  yourNameHint: 'Alle, die Ihren Code scannen, sehen ihn.',
  name: 'Wie soll der Code heißen?',
  nameHint: 'Zum Beispiel „Blaue Tasche“. Nur Sie sehen diesen Namen.',
  close: 'Schließen',
  submit: 'Code erstellen',
  working: 'Code wird erstellt …',
  failed: 'Der Code konnte nicht erstellt werden',
  dayOver: 'Sie haben das heutige Limit für neue Codes erreicht. Versuchen Sie es morgen erneut.',
  help: 'Wie viele Codes kann ich haben?',
  ready: {
    title: 'Ihr Code ist fertig',
    text: 'Er ist schon aktiv und öffnet Ihre Seite.',
    picture: 'QR-Code {{code}}',
    png: 'PNG herunterladen',
    design: 'Gestaltung ändern',
  },
} satisfies TranslationOf<typeof en>;

export default de;
