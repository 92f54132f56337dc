import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ihre Seite',
  intro:
    'Das sehen alle, die {{code}} scannen. Leere Felder füllen wir mit unserem Standardtext in der Sprache der Besucher.',
  language: 'Sprache der Seite',
  languageHint: 'Die Sprache, in der Sie schreiben',
  form: {
    title: 'Titel',
    titleHint: 'Steht über Ihren Kontaktdaten',
    description: 'Beschreibung',
    message: 'Texte des Nachrichtenformulars',
    messageTitle: 'Titel des Nachrichtenformulars',
    placeholder: 'Platzhalter im Nachrichtenformular',
    sendButton: 'Text der Senden-Schaltfläche',
  },
  defaults: {
    messageFormTitle: 'Nachricht senden',
    messageFormPlaceholder: 'Schreiben Sie hier Ihre Nachricht …',
    sendButtonText: 'Senden',
  },
  preview: 'Vorschau',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  close: 'Schließen',
  saved: 'Seite gespeichert',
  failed: 'Die Seite konnte nicht gespeichert werden.',
  unsaved: {
    title: 'Änderungen speichern?',
    text: 'Sie haben Änderungen an dieser Seite noch nicht gespeichert.',
    save: 'Speichern und schließen',
    discard: 'Ohne Speichern schließen',
    stay: 'Weiter bearbeiten',
  },
} satisfies TranslationOf<typeof en>;
