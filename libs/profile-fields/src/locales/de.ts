import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  isEmail: 'Geben Sie eine gültige E-Mail-Adresse ein',
  isPhoneNumber: 'Geben Sie eine Telefonnummer ein, zum Beispiel +49 30 123456',
  isWhatsAppNumber: 'Beginnen Sie mit + und der Ländervorwahl, zum Beispiel +49 171 1234567',
  isWebsite: 'Geben Sie eine Website ein, zum Beispiel example.com',
  isSocialProfile: 'Geben Sie Ihren Benutzernamen oder einen Link zu Ihrem Profil ein',
  isDateOfBirth: 'Wählen Sie ein Datum zwischen 1900 und heute',
  isPlainText: 'Einige Zeichen können wir nicht speichern. Entfernen Sie sie.',
  visibility: {
    label: '{{field}}: Sichtbarkeit',
    public: 'Öffentlich',
    private: 'Privat',
  },
  audience: {
    public: 'Das sehen alle, die Ihren Code scannen.',
    private: 'Das sehen nur Sie.',
  },
  remove: '{{field}} entfernen',
} satisfies TranslationOf<typeof en>;

export default de;
