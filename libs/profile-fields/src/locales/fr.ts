import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  isEmail: 'Veuillez saisir une adresse e-mail valide',
  isPhoneNumber: 'Veuillez saisir un numéro de téléphone, par exemple +33 1 23 45 67 89',
  isWebsite: 'Veuillez saisir l’adresse d’un site web, par exemple example.com',
  isSocialProfile: 'Veuillez saisir un nom d’utilisateur ou l’adresse de votre page sur ce réseau',
  isDateOfBirth: 'Veuillez choisir une date entre 1900 et aujourd’hui',
  isPlainText: 'Impossible d’enregistrer ce texte. Veuillez le saisir à nouveau',
  visibility: {
    label: '{{field}} : qui peut voir ce champ',
    public: 'Public',
    private: 'Privé',
  },
  audience: {
    public: 'Visible par toutes les personnes qui scannent votre code.',
    private: 'Personne d’autre que vous ne le voit.',
  },
  remove: 'Retirer : {{field}}',
} satisfies TranslationOf<typeof en>;

export default fr;
