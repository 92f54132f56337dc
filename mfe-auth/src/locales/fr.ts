import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  verifying: 'Vérification…',
  done: {
    title: 'Connexion réussie',
    text: 'Un instant, la suite arrive…',
  },
  link: {
    invalid: 'Ce lien n’est pas valable ou a déjà été utilisé',
    otherWay: 'Essayer autrement',
    again: 'Demander un nouveau lien',
    expired: 'Ce lien a expiré. Veuillez en demander un nouveau.',
  },
  signIn: {
    title: 'Connexion',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    byCode: 'Recevoir un code par e-mail',
    byPassword: 'Utiliser mon mot de passe',
    codeHint: 'Nous vous enverrons un code à 6 chiffres par e-mail. Aucun mot de passe n’est nécessaire.',
    sendCode: 'Envoyer le code',
    noAccount: 'Pas encore de compte ?',
    toSignUp: 'S’inscrire',
    passwordChanged: 'Votre mot de passe a été modifié. Veuillez vous connecter avec le nouveau.',
    expired: 'Votre session a expiré. Veuillez vous reconnecter.',
    linkText: 'Appuyez sur le bouton pour vous connecter sur cet appareil.',
    failed: 'La connexion a échoué',
  },
  signUp: {
    title: 'Créer un compte',
    submit: 'Créer le compte',
    confirm: 'Confirmer mon adresse',
    haveAccount: 'Déjà un compte ?',
    linkTitle: 'Confirmez votre adresse',
    linkText: 'Appuyez sur le bouton pour confirmer votre adresse e-mail et vous connecter sur cet appareil.',
    failed: 'Le compte n’a pas pu être créé',
  },
  reset: {
    title: 'Nouveau mot de passe',
    text: 'Indiquez votre adresse e-mail : nous vous enverrons un code pour choisir un nouveau mot de passe.',
    submit: 'Enregistrer le mot de passe',
    changed: 'Mot de passe modifié. Retour à la connexion…',
    back: 'Retour à la connexion',
    noToken:
      'Cette page ne s’ouvre qu’avec le lien de notre e-mail. Ouvrez ce lien ou demandez-en un nouveau.',
    failed: 'Le nouveau mot de passe n’a pas pu être défini',
  },
  sendFailed: 'Le code n’a pas pu être envoyé',
} satisfies TranslationOf<typeof en>;

export default fr;
