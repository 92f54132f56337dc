import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Mein Profil',
  subtitle: 'Was man beim Scannen Ihrer Codes sieht, und Ihr Konto',
  views: {
    profile: 'Profil',
    account: 'Konto',
  },
  loadFailed: 'Ihr Profil konnte nicht geladen werden',
  saved: 'Profil gespeichert',
  backToCode: 'Zurück zum Code',
  nameHint: 'Er ist für alle sichtbar, die einen Ihrer Codes scannen.',
  photo: {
    heading: 'Foto',
    hint: 'Alle, die einen Ihrer Codes scannen, sehen es. Ort und Zeit der Aufnahme werden nicht gespeichert.',
    saved: 'Foto gespeichert',
    removed: 'Foto entfernt',
    choose: 'Foto wählen',
    change: 'Foto ändern',
    remove: 'Entfernen',
    busy: 'Das Foto wird geöffnet …',
    notAnImage: 'Diese Datei ist kein Bild',
    tooLarge: 'Dieses Foto ist größer als 10 MB',
    unreadable: 'Dieses Foto ist nicht lesbar. Bitte versuchen Sie ein anderes',
    unavailable: 'Das Foto ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal',
    crop: {
      title: 'Ausschnitt wählen',
      close: 'Schließen',
      move: 'Foto mit den Pfeiltasten verschieben',
      zoom: 'Vergrößerung',
      rotate: 'Um ein Viertel drehen',
      cancel: 'Abbrechen',
      apply: 'Foto übernehmen',
    },
    saveFailed: 'Das Foto konnte nicht gespeichert werden',
    removeFailed: 'Das Foto konnte nicht entfernt werden',
  },
  preview: {
    title: 'So sieht man Ihre Karte',
    public_one: 'Mit {{count}} öffentlichen Feld. Private Felder sehen nur Sie.',
    public_other: 'Mit {{count}} öffentlichen Feldern. Private Felder sehen nur Sie.',
  },
  saveFailed: 'Das Profil konnte nicht gespeichert werden',
} satisfies TranslationOf<typeof en>;
