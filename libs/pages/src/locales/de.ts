import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  errors: {
    isCurrentPassword: 'Das ist nicht Ihr aktuelles Passwort',
    admin_required: 'Dafür sind Administratorrechte nötig',
    unsupported_media_type: 'Dieser Dateityp wird nicht unterstützt.',
    digital_codes_off: 'Digitale Codes sind hier nicht verfügbar.',
    proof_required: 'Bestätigen Sie mit einem Code, dass Sie es sind.',
    file_refused: 'Diese Datei konnte nicht gelesen werden.',
    design_refused: 'Handys können diesen Code möglicherweise nicht scannen.',
    codes_guarded:
      'In Ihrem Netzwerk hat jemand zu viele Codes ausprobiert, die es nicht gibt. Warten Sie eine Minute und versuchen Sie es erneut.',
    codes_activated: 'Aktivierte Codes können nicht gelöscht werden.',
    photos_full: 'In dieser Unterhaltung ist kein Platz für weitere Fotos.',
    outdated: 'Das wurde inzwischen geändert. Laden Sie die Seite neu.',
    alias_taken: 'Diesen Code gibt es schon',
    mail_not_failed: 'Diese E-Mail wurde bereits erneut eingereiht oder entfernt.',
    last_administrator: 'Dies ist das einzige Administratorkonto.',
    share_taken:
      'Eine andere Version wird bereits einem Teil der Besucher gezeigt. Entscheiden Sie zuerst über diese.',
    release_needed: 'Keine andere Version kann stattdessen gezeigt werden.',
  },
  unsaved: {
    title: 'Nicht gespeicherte Änderungen',
    text: 'Änderungen speichern, bevor Sie die Seite verlassen?',
    stay: 'Weiter bearbeiten',
    discard: 'Nicht speichern',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: 'Änderungen gespeichert',
    bar: {
      discard: 'Verwerfen',
      save: 'Speichern',
    },
  },
} satisfies TranslationOf<typeof en>;
