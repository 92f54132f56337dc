import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  isCurrentPassword: 'Das ist nicht Ihr aktuelles Passwort',
  admin_required: 'Dafür sind Administratorrechte nötig',
  unsupported_media_type: 'Diese Art von Inhalt wird nicht akzeptiert',
  digital_codes_off: 'Digitale Codes werden hier nicht angeboten',
  proof_required: 'Bitte bestätigen Sie mit einem Code, dass Sie es sind',
  file_refused: 'Diese Datei konnte nicht gelesen werden',
  design_refused: 'Handys könnten diesen QR-Code nicht lesen. Er wurde nicht gespeichert',
  codes_guarded:
    'Aus Ihrem Netz wurden zu viele Codes abgefragt, die es nicht gibt. Bitte warten Sie eine Minute',
  codes_activated: 'Codes, die jemand aktiviert hat, lassen sich nicht löschen',
  photos_full: 'Hier ist kein Platz für weitere Fotos',
  outdated: 'Inzwischen geändert',
  alias_taken: 'Diesen Code gibt es schon',
  mail_not_failed: 'Diese E-Mail wurde inzwischen erneut versucht oder entfernt',
  last_administrator:
    'Dies ist das einzige Administratorkonto. Geben Sie diese Rolle zuerst einem anderen Konto',
} satisfies TranslationOf<typeof en>;
