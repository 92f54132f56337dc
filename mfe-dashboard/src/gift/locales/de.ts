import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ein QR-Code für Sie',
  offer: '{{name}} ({{email}}) möchte Ihnen den QR-Code {{code}} schenken.',
  meaning:
    'Wer ihn scannt, sieht den öffentlichen Teil Ihres Profils und kann Ihnen schreiben. Sie können ihn bis {{date}} annehmen.',
  account:
    'Um ihn anzunehmen, melden Sie sich mit {{email}} an oder erstellen Sie ein Konto mit dieser E-Mail-Adresse.',
  signIn: 'Anmelden',
  signUp: 'Konto erstellen',
  other:
    'Dieses Geschenk ist für {{email}}. Sie sind als {{own}} angemeldet. Melden Sie sich ab und öffnen Sie den Link in der E-Mail noch einmal.',
  name: 'Ihr Name',
  nameHint: 'Sichtbar für alle, die Ihre Codes scannen',
  nameMissing: 'Geben Sie Ihren Namen ein',
  accept: 'Annehmen',
  accepted: '{{code}} gehört jetzt Ihnen',
  acceptFailed: 'Das Geschenk konnte nicht angenommen werden',
  full: 'Das Geschenk bleibt bis {{date}} offen. Geben Sie einen Ihrer Codes auf und nehmen Sie es dann an.',
  myCodes: 'Meine Codes',
  decline: 'Ablehnen',
  declined: 'Geschenk abgelehnt. Wer es angeboten hat, erhält eine E-Mail.',
  declineFailed: 'Das Geschenk konnte nicht abgelehnt werden',
  loadFailed: 'Das Geschenk konnte nicht geladen werden',
  expired: 'Dieses Geschenk ist abgelaufen. Wer es angeboten hat, kann es noch einmal anbieten.',
  gone: 'Dieser Link funktioniert nicht. Das Geschenk wurde angenommen, abgelehnt oder zurückgenommen, oder der Code kann gerade nicht verschenkt werden.',
} satisfies TranslationOf<typeof en>;
