import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  title: 'Gemeinsam antworten',
  back: 'Nachrichten',
  backToList: 'Alle Unterhaltungen',
  subtitle: 'Nachrichten zu Codes anderer, die Sie mit beantworten',
  helpingWith: 'Sie helfen {{name}} mit {{code}}',
  empty: 'Noch keine Nachrichten',
  emptyText: 'Wenn jemand über einen dieser Codes schreibt, erscheint es hier.',
  ended:
    'Sie helfen bei dieser Unterhaltung nicht mehr. Sie oder wer den Code besitzt, haben das beendet, oder der Code gehört jemand anderem.',
  unsent: 'Ihre nicht gesendete Antwort',
  list: {
    search: 'Nachrichten durchsuchen',
    loadFailed: 'Die Nachrichten konnten nicht geladen werden',
    pages: 'Seiten mit Nachrichten',
    noneFound: 'Keine Nachrichten zu „{{q}}“',
    noneFoundText: 'Prüfen Sie die Schreibweise oder versuchen Sie ein anderes Wort.',
  },
  codes: {
    title: 'Codes, bei denen Sie helfen',
    loadFailed: 'Die Codes konnten nicht geladen werden',
    none: 'Zurzeit helfen Sie bei keinem Code.',
    of: 'Code von {{name}}',
    ofNobody: 'Code von jemandem ohne Namen',
  },
  leave: {
    title: 'Nicht mehr helfen?',
    text: 'Sie sehen die Nachrichten dieses Codes dann nicht mehr und bekommen keine E-Mails dazu. Sie können wieder eingeladen werden.',
    confirm: 'Nicht mehr helfen',
    named: 'Bei {{name}} nicht mehr helfen',
    working: 'Wird beendet …',
    failed: 'Die Hilfe konnte nicht beendet werden',
    done: 'Sie helfen bei diesem Code nicht mehr',
  },
  invitation: {
    title: '{{name}} bittet Sie um Hilfe mit {{code}}',
    somebody: 'Jemand',
    text: 'Wenn Sie annehmen, können Sie die Nachrichten lesen und beantworten, die über diesen QR-Code kommen.',
    means: {
      all: 'Sie sehen alle Unterhaltungen dieses Codes, auch ältere, aber keine Kontaktdaten.',
      names:
        'Wer schreibt, sieht nur, wem der Code gehört. Diese Person sieht, welche Antworten von Ihnen sind.',
      limits: 'Den Code, seine Seite und seine Einstellungen können Sie nicht ändern.',
      end: 'Beide Seiten können das jederzeit beenden.',
    },
    accept: 'Annehmen',
    decline: 'Ablehnen',
    failed: 'Die Einladung konnte nicht beantwortet werden',
    loadFailed: 'Die Einladung konnte nicht geladen werden',
    expired: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
    gone: 'Diese Einladung wurde zurückgenommen oder schon verwendet.',
    other:
      'Diese Einladung gilt für eine andere E-Mail-Adresse. Sie sind als {{email}} angemeldet. Melden Sie sich mit der Adresse an, an die die E-Mail ging.',
    accepted: 'Sie haben diese Einladung angenommen.',
    toList: 'Nachrichten ansehen',
    close: 'Schließen',
    done: { accept: 'Sie helfen jetzt beim Antworten', decline: 'Einladung abgelehnt' },
  },
  owner: {
    title: 'Gemeinsam antworten',
    text: 'Wen Sie einladen, kann die Nachrichten dieses Codes lesen und beantworten, auch ältere. Wer Ihnen schreibt, sieht die Namen nicht.',
    loadFailed: 'Ihre Helfer konnten nicht geladen werden',
    since: 'Hilft seit',
    until: 'Eingeladen, gültig bis',
    removeShort: 'Entfernen',
    removeNamed: '{{name}} entfernen',
    removing: 'Wird entfernt …',
    removeFailed: 'Diese Person konnte nicht entfernt werden',
    full: 'Bei einem Code können {{most}} Personen helfen. Entfernen Sie eine, um eine andere einzuladen.',
    remove: {
      title: 'Hilfe dieser Person beenden?',
      text: 'Sie sieht die Nachrichten dieses Codes dann nicht mehr. Was sie geschrieben hat, bleibt.',
      confirm: 'Hilfe beenden',
      done: 'Diese Person hilft nicht mehr',
    },
    takeBack: {
      title: 'Einladung zurücknehmen?',
      text: 'Der Link in der E-Mail funktioniert dann nicht mehr.',
      confirm: 'Zurücknehmen',
      done: 'Einladung zurückgenommen',
    },
    invite: {
      open: 'Jemanden einladen',
      title: 'Jemanden zum Helfen einladen',
      email: 'E-Mail-Adresse',
      hint: 'Wir schicken einen Link, der sieben Tage und nur für diese Adresse funktioniert.',
      own: 'Geben Sie die Adresse einer anderen Person ein',
      submit: 'Einladung senden',
      working: 'Wird gesendet …',
      failed: 'Die Einladung konnte nicht gesendet werden',
      done: 'Wir haben eine Einladung an {{email}} geschickt',
    },
  },
} satisfies TranslationOf<typeof en>;

export default de;
