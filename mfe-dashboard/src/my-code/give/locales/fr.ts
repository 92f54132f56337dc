import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Donner {{code}} à quelqu’un',
  email: 'Adresse e-mail de cette personne',
  emailHint:
    'Le lien que nous envoyons fonctionne pendant sept jours. Sa page montre votre nom et votre adresse e-mail.',
  along: {
    label: 'Inclure le nom que vous lui avez donné',
    design: 'Inclure le style du code QR',
    page: 'Inclure les textes, les liens et la couleur de la page',
  },
  stays: 'Vos messages et vos scans restent chez vous, et votre profil n’est plus affiché.',
  confirm: 'Envoyer le lien',
  working: 'Envoi…',
  failed: 'Impossible de donner le code',
  done: 'Lien envoyé à {{email}}',
} satisfies TranslationOf<typeof en>;
