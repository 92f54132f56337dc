import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  isEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  isPhoneNumber: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +49 30 123456',
  isWebsite: 'Bitte geben Sie die Adresse einer Website ein, zum Beispiel example.com',
  isSocialProfile: 'Bitte geben Sie einen Benutzernamen ein oder die Adresse Ihrer Seite in diesem Netzwerk',
  isDateOfBirth: 'Bitte wählen Sie ein Datum zwischen 1900 und heute',
  isPlainText: 'Das lässt sich nicht speichern. Bitte geben Sie es noch einmal ein',
  visibility: {
    label: '{{field}}: Sichtbarkeit',
    public: 'Öffentlich',
    private: 'Privat',
  },
  audience: {
    public: 'Das sehen alle, die Ihren Code scannen.',
    private: 'Das sehen nur Sie.',
  },
  remove: 'Entfernen: {{field}}',
} satisfies TranslationOf<typeof en>;

export default de;
