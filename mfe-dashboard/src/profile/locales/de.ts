import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Mein Profil',
  subtitle: 'Was andere sehen, wenn sie Ihre Codes scannen, und Ihre Kontoeinstellungen',
  views: {
    profile: 'Profil',
    account: 'Konto',
  },
  loadFailed: 'Ihr Profil konnte nicht geladen werden',
  saved: 'Profil gespeichert',
  backToCode: 'Zurück zum Code',
  nameHint: 'Sichtbar für alle, die Ihre Codes scannen',
  photo: {
    heading: 'Foto',
    hint: 'Alle, die Ihre Codes scannen, können es sehen. Ort und Zeit der Aufnahme entfernen wir.',
    saved: 'Foto gespeichert',
    removed: 'Foto entfernt',
    choose: 'Foto auswählen',
    change: 'Foto ändern',
    remove: 'Entfernen',
    busy: 'Foto wird geöffnet …',
    notAnImage: 'Diese Datei ist kein Bild.',
    tooLarge: 'Dieses Foto ist größer als 10 MB. Wählen Sie ein kleineres.',
    unreadable: 'Dieses Foto konnte nicht gelesen werden. Versuchen Sie es mit einem anderen.',
    unavailable: 'Das Foto konnte nicht geöffnet werden. Versuchen Sie es erneut.',
    crop: {
      title: 'Foto zuschneiden',
      close: 'Schließen',
      move: 'Verschieben Sie das Foto mit den Pfeiltasten',
      zoom: 'Zoom',
      rotate: 'Drehen',
      cancel: 'Abbrechen',
      apply: 'Foto verwenden',
    },
    saveFailed: 'Das Foto konnte nicht gespeichert werden',
    removeFailed: 'Das Foto konnte nicht entfernt werden',
  },
  preview: {
    title: 'Was andere sehen',
    public_one: '{{count}} öffentliche Angabe. Private Angaben sehen nur Sie.',
    public_other: '{{count}} öffentliche Angaben. Private Angaben sehen nur Sie.',
  },
  saveFailed: 'Ihr Profil konnte nicht gespeichert werden',
} satisfies TranslationOf<typeof en>;
