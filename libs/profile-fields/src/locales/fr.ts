import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  isEmail: 'Saisissez une adresse e-mail valide',
  isPhoneNumber: 'Saisissez un numéro de téléphone, par exemple +33 1 23 45 67 89',
  isWhatsAppNumber: 'Commencez par + et l’indicatif du pays, par exemple +33 6 12 34 56 78',
  isWebsite: 'Saisissez l’adresse d’un site web, par exemple example.com',
  isSocialProfile: 'Saisissez votre nom d’utilisateur ou un lien vers votre profil',
  isDateOfBirth: 'Choisissez une date entre 1900 et aujourd’hui',
  isPlainText: 'Certains caractères ne peuvent pas être enregistrés. Retirez-les.',
  visibility: {
    label: '{{field}} : qui peut voir ce champ',
    public: 'Public',
    private: 'Privé',
  },
  audience: {
    public: 'Visible par toute personne qui scanne votre code.',
    private: 'Visible par vous uniquement.',
  },
  remove: 'Retirer : {{field}}',
} satisfies TranslationOf<typeof en>;

export default fr;
