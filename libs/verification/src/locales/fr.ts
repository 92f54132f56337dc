import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Consultez votre messagerie',
  sentTo: 'Nous avons envoyé un code de vérification à {{email}}.',
  code: 'Code de vérification',
  incomplete: 'Saisissez les 6 chiffres',
  wrong_one: 'Ce code n’est pas le bon. Il vous reste {{count}} essai.',
  wrong_many: 'Ce code n’est pas le bon. Il vous reste {{count}} d’essais.',
  wrong_other: 'Ce code n’est pas le bon. Il vous reste {{count}} essais.',
  spent: 'Ce code ne fonctionne plus. Demandez-en un nouveau.',
  resend: 'Renvoyer le code',
  resendIn: 'Renvoyer le code dans {{seconds}} s',
  resent: 'Code de vérification renvoyé',
  sameCode: 'Si votre code n’a pas expiré, nous enverrons le même, valable plus longtemps.',
  changeEmail: 'Changer d’adresse',
  resendFailed: 'Impossible de renvoyer le code de vérification',
  shared: {
    label: 'Cet ordinateur est partagé',
    hint: 'La session se termine à la fermeture du navigateur ou après un moment sans activité.',
  },
} satisfies TranslationOf<typeof en>;
