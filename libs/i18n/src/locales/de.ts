import type { TranslationOf } from '../translation-of';
import type en from './en';

const de = {
  common: {
    slogan: 'Persönliche QR-Codes, ganz einfach',
    loading: 'Wird geladen…',
    language: 'Sprache',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    remoteError: {
      title: 'Dieser Teil der Seite konnte nicht geladen werden',
      text: 'Vielleicht ist Ihre Verbindung unterbrochen, oder wir aktualisieren {{brand}} gerade. Alles andere funktioniert weiterhin.',
      retry: 'Erneut versuchen',
    },
  },
  errors: {
    validation_failed: 'Einige Felder sind ungültig',
    malformed_request: 'Die Anfrage konnte nicht gelesen werden',
    invalid_code: 'Der Code ist ungültig oder abgelaufen',
    invalid_link: 'Der Aktivierungslink ist ungültig oder abgelaufen',
    name_required: 'Bitte ergänzen Sie vor der Aktivierung Ihren Namen im Profil',
    form_expired:
      'Dieses Formular ist nicht mehr gültig. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal',
    unauthenticated: 'Bitte melden Sie sich an',
    invalid_credentials: 'Die Anmeldedaten sind falsch',
    admin_required: 'Dafür sind Administratorrechte nötig',
    user_required: 'Dafür ist eine gültige Benutzerrolle nötig',
    session_idle: 'Ihre Sitzung ist wegen Inaktivität abgelaufen',
    cross_origin: 'Diese Anfrage kam nicht von dieser Website',
    not_found: 'Nicht gefunden',
    code_not_found: 'QR-Code nicht gefunden',
    method_not_allowed: 'Diese Aktion ist hier nicht möglich',
    already_activated: 'Der QR-Code ist bereits aktiviert',
    code_disabled: 'Der QR-Code ist deaktiviert',
    not_activatable: 'Dieser QR-Code kann nicht aktiviert werden',
    not_activated: 'Dieser QR-Code ist noch nicht aktiviert',
    activation_limit_reached:
      'Sie haben das Aktivierungslimit erreicht! Sie haben bereits {{currentCount}} QR-Codes aktiviert. Für weitere Codes können Sie Ihr Konto erweitern.',
    alias_taken: 'Dieser Alias ist bereits vergeben',
    payload_too_large: 'Die Anfrage ist zu groß',
    unsupported_media_type: 'Diese Art von Inhalt wird nicht angenommen',
    too_many_requests: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal',
    internal_error: 'Serverfehler, bitte versuchen Sie es später noch einmal.',
    unavailable: 'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es später noch einmal',
    timeout: 'Die Anfrage hat zu lange gedauert',
    network: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung',
    unknown: 'Ein unbekannter Fehler ist aufgetreten',
  },
} satisfies TranslationOf<typeof en>;

export default de;
