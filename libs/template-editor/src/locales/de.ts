import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ihre Seite',
  intro:
    'Das sehen alle, die {{code}} scannen. Für leere Felder nehmen wir unseren Text, in der Sprache der Person, die liest.',
  language: 'Sprache der Seite',
  languageHint: 'Die Sprache, in der Sie schreiben.',
  form: {
    title: 'Titel',
    titleHint: 'Steht über Ihren Kontaktdaten.',
    description: 'Beschreibung',
    messageTitle: 'Titel des Nachrichtenformulars',
    placeholder: 'Platzhalter im Nachrichtenfeld',
    sendButton: 'Text der Schaltfläche zum Senden',
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
    title: 'Änderungen zuerst speichern?',
    text: 'Sie haben die Texte dieser Seite geändert, aber noch nicht gespeichert.',
    save: 'Speichern und schließen',
    discard: 'Ohne Speichern schließen',
    back: 'Weiter bearbeiten',
  },
} satisfies TranslationOf<typeof en>;
