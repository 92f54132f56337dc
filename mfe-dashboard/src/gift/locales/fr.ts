import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Un code QR pour vous',
  offer: '{{name}} ({{email}}) veut vous donner le code QR {{code}}.',
  meaning:
    'Toute personne qui le scanne voit la partie publique de votre profil et peut vous écrire. Vous pouvez l’accepter jusqu’au {{date}}.',
  account: 'Pour l’accepter, connectez-vous avec {{email}} ou créez un compte avec cette adresse e-mail.',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  other:
    'Ce cadeau est pour {{email}}. Vous êtes connecté avec {{own}}. Déconnectez-vous, puis ouvrez à nouveau le lien de l’e-mail.',
  name: 'Votre nom',
  nameHint: 'Visible par toute personne qui scanne vos codes',
  nameMissing: 'Saisissez votre nom',
  accept: 'Accepter',
  accepted: '{{code}} est maintenant à vous',
  acceptFailed: 'Impossible d’accepter le cadeau',
  full: 'Le cadeau reste valable jusqu’au {{date}}. Libérez l’un de vos codes, puis acceptez-le.',
  myCodes: 'Mes codes',
  decline: 'Refuser',
  declined: 'Cadeau refusé. La personne qui l’a proposé recevra un e-mail.',
  declineFailed: 'Impossible de refuser le cadeau',
  loadFailed: 'Impossible de charger le cadeau',
  expired: 'Ce cadeau a expiré. La personne qui l’a proposé peut le proposer à nouveau.',
  gone: 'Ce lien ne fonctionne pas. Le cadeau a été accepté, refusé ou repris, ou le code ne peut pas être offert en ce moment.',
} satisfies TranslationOf<typeof en>;
