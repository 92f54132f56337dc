import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  verifying: 'Vérification…',
  done: {
    title: 'Connexion réussie',
    text: 'Un instant, la suite arrive…',
  },
  link: {
    invalid: 'Ce lien n’est pas valable ou a expiré',
    otherWay: 'Essayer autrement',
  },
  password: {
    label: 'Mot de passe',
    new: 'Nouveau mot de passe',
    optional: 'Mot de passe (facultatif)',
    optionalHint: 'Sans mot de passe, nous vous envoyons un code par e-mail à chaque connexion. {{length}}',
    length_one: 'Au moins {{count}} caractère.',
    length_many: 'Au moins {{count}} de caractères.',
    length_other: 'Au moins {{count}} caractères.',
    tooShort_one: 'Veuillez utiliser au moins {{count}} caractère',
    tooShort_many: 'Veuillez utiliser au moins {{count}} de caractères',
    tooShort_other: 'Veuillez utiliser au moins {{count}} caractères',
    missing: 'Veuillez saisir votre mot de passe',
    show: 'Afficher le mot de passe',
    showShort: 'Afficher',
    hideShort: 'Masquer',
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
    linkText: 'Appuyez sur le bouton pour vous connecter sur cet appareil.',
  },
  signUp: {
    title: 'Créer un compte',
    submit: 'Créer le compte',
    confirm: 'Confirmer mon adresse',
    haveAccount: 'Déjà un compte ?',
    linkTitle: 'Confirmez votre adresse',
    linkText: 'Appuyez sur le bouton pour confirmer votre adresse e-mail et vous connecter sur cet appareil.',
  },
  reset: {
    title: 'Nouveau mot de passe',
    text: 'Indiquez votre adresse e-mail : nous vous enverrons un code pour choisir un nouveau mot de passe.',
    submit: 'Enregistrer le mot de passe',
    back: 'Retour à la connexion',
    again: 'Demander un nouveau lien',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
