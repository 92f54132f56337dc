import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  verifying: 'Vérification…',
  done: {
    title: 'Connexion réussie',
    text: 'Redirection en cours…',
  },
  link: {
    invalid: 'Ce lien ne fonctionne pas ou a déjà été utilisé',
    otherWay: 'Essayer une autre méthode',
    again: 'Demander un nouveau lien',
    expired: 'Ce lien a expiré. Demandez-en un nouveau.',
  },
  step: {
    failed: 'Impossible de charger cette étape',
    ended: 'Ce code a expiré ou a été mal saisi trop de fois. Demandez-en un nouveau.',
    unknown:
      'Il n’y a pas de code à saisir dans ce navigateur. Continuez là où vous l’avez demandé, ouvrez le lien de notre e-mail ou demandez un nouveau code.',
    over: 'Ce code a déjà été utilisé ou n’est plus valable. Vous pouvez en demander un nouveau.',
  },
  signIn: {
    proof: {
      title: 'Connexion',
      linkText: 'Appuyez sur le bouton pour vous connecter sur cet appareil.',
      failed: 'Connexion impossible',
    },
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    continue: 'Continuer',
    ways: 'Comment voulez-vous vous connecter ?',
    byCode: 'Recevoir un code par e-mail',
    or: 'ou',
    codeHint: 'Nous vous enverrons un code à 6 chiffres par e-mail. Pas besoin de mot de passe.',
    sendCode: 'Envoyer le code',
    noAccount: 'Pas encore de compte ?',
    toSignUp: 'S’inscrire',
    passwordChanged: 'Mot de passe modifié. Connectez-vous avec le nouveau.',
    expired: 'Votre session a expiré. Reconnectez-vous.',
  },
  signUp: {
    proof: {
      title: 'Créer un compte',
      linkTitle: 'Confirmez votre adresse e-mail',
      linkText:
        'Appuyez sur le bouton pour confirmer votre adresse e-mail et vous connecter sur cet appareil.',
      submit: 'Confirmer mon adresse',
      failed: 'Impossible de créer votre compte',
    },
    submit: 'Créer le compte',
    haveAccount: 'Déjà un compte ?',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Saisissez votre adresse e-mail : nous vous enverrons un code pour choisir un nouveau mot de passe.',
    submit: 'Enregistrer le mot de passe',
    changed: 'Mot de passe modifié. Retour à la connexion…',
    back: 'Retour à la connexion',
    noToken:
      'Pour choisir un nouveau mot de passe, ouvrez le lien que nous vous avons envoyé par e-mail ou demandez-en un nouveau.',
    failed: 'Impossible d’enregistrer votre nouveau mot de passe',
  },
  sendFailed: 'Impossible d’envoyer le code',
} satisfies TranslationOf<typeof en>;

export default fr;
