import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  hint: 'Davon hängt ab, was andere zuerst sehen. Ihre Angaben und Texte bleiben gleich.',
  suggested: 'Vorschlag',
  chosen: {
    lost: 'Ihre Seite ist jetzt für Verlorenes eingerichtet',
    contact: 'Ihre Seite ist jetzt eine Kontaktkarte',
  },
  failed: 'Die Seite konnte nicht geändert werden',
  previewFailed: 'Ihre Seite konnte nicht geladen werden',
  own: {
    title: 'Ihre Angaben auf dieser Seite',
    intro: 'Ihr Profil gilt für alle Ihre Codes. Wählen Sie, was diese Seite davon zeigt.',
    fields: {
      label: 'Angaben aus dem Profil',
      all: 'Alle öffentlichen Angaben',
      allHint: 'Angaben, die Sie später veröffentlichen, erscheinen auch hier.',
      chosen: 'Nur ausgewählte Angaben',
      chosenHint: 'Angaben, die Sie später veröffentlichen, erscheinen hier nicht.',
      which: 'Auf dieser Seite zeigen',
      photo: 'Foto',
      none: 'Ihr Profil hat keine öffentlichen Angaben.',
      private: 'Private Angaben werden nie gezeigt.',
    },
    name: 'Name auf dieser Seite',
    nameHint: 'Ersetzt alle Namen aus Ihrem Profil, auch in Unterhaltungen und Kontaktdateien.',
    role: 'Funktion auf dieser Seite',
    roleHint: 'Ersetzt die Funktion aus Ihrem Profil.',
    color: 'Farbe am Seitenanfang',
    noColor: 'Keine',
    colors: {
      teal: 'Petrol',
      blue: 'Blau',
      violet: 'Violett',
      pink: 'Pink',
      red: 'Rot',
      orange: 'Orange',
      green: 'Grün',
      gray: 'Grau',
    },
    links: {
      label: 'Links',
      hint: 'Stehen in dieser Reihenfolge über Ihren Angaben.',
      text: 'Titel von Link {{number}}',
      url: 'Adresse von Link {{number}}',
      isLinkLabel: 'Geben Sie einen Titel aus Buchstaben, Zahlen, Satzzeichen und Emojis ein',
      isHttpsLink: 'Geben Sie eine sichere Webadresse ein (https)',
      add: 'Link hinzufügen',
      remove: 'Link {{number}} entfernen',
      up: 'Link {{number}} nach oben',
      down: 'Link {{number}} nach unten',
      full: 'Sie können bis zu {{max, number}} Links speichern.',
    },
    save: 'Angaben speichern',
    saving: 'Wird gespeichert …',
    discard: 'Änderungen verwerfen',
    saved: 'Angaben gespeichert',
    failed: 'Ihre Angaben konnten nicht gespeichert werden',
  },
} satisfies TranslationOf<typeof en>;

export default de;
