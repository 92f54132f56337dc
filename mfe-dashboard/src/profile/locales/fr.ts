import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  title: 'Mon profil',
  subtitle: 'Ce que l’on voit en scannant vos codes, et votre compte',
  views: {
    profile: 'Profil',
    account: 'Compte',
  },
  loadFailed: 'Impossible de charger votre profil',
  saved: 'Profil enregistré',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  discard: 'Annuler les modifications',
  cancel: 'Annuler',
  nameHint: 'Il est visible par toute personne qui scanne un de vos codes.',
  preview: {
    title: 'Ce que l’on voit en scannant',
    public_one: 'Avec {{count}} champ public. Les champs privés ne sont visibles que par vous.',
    public_many: 'Avec {{count}} de champs publics. Les champs privés ne sont visibles que par vous.',
    public_other: 'Avec {{count}} champs publics. Les champs privés ne sont visibles que par vous.',
    save: 'Enregistrer le contact',
  },
  unsaved: {
    title: 'Modifications non enregistrées',
    text: 'Vous avez modifié votre profil. Voulez-vous l’enregistrer avant de quitter la page ?',
    stay: 'Continuer',
    discard: 'Quitter sans enregistrer',
    save: 'Enregistrer et quitter',
  },
  language: {
    title: 'Langue',
    text: 'La langue de ces pages et des e-mails que nous vous envoyons.',
  },
  proof: {
    text: 'Pour nous assurer qu’il s’agit bien de vous, nous vous envoyons un code par e-mail.',
    send: 'M’envoyer un code',
  },
  email: {
    title: 'Adresse e-mail',
    text: 'Elle sert à vous connecter et à vous prévenir des nouveaux messages. Elle n’apparaît pas sur la page du code.',
    change: 'Changer d’adresse e-mail',
    new: 'Nouvelle adresse e-mail',
    hint: 'Nous y envoyons un code et un lien. Rien ne change tant que vous n’utilisez pas l’un des deux.',
    submit: 'Continuer',
    confirm: 'Changer mon adresse',
    done: 'Votre adresse e-mail a été changée. Tous vos autres appareils sont déconnectés.',
    linkTitle: 'Changer votre adresse e-mail ?',
    linkText:
      'Votre compte {{email}} prendra l’adresse à laquelle ce lien a été envoyé. Tous vos autres appareils seront déconnectés.',
    linkRefused: 'Ce lien n’est pas valable pour votre compte ou a expiré. Vous pouvez en demander un autre.',
    toAccount: 'Aller à mon compte',
  },
  password: {
    title: 'Mot de passe',
    text: 'Quand vous le changez, tous vos autres appareils sont déconnectés.',
    textNone:
      'Vous vous connectez avec un code reçu par e-mail. Avec un mot de passe, inutile de l’attendre.',
    change: 'Changer le mot de passe',
    set: 'Choisir un mot de passe',
    current: 'Mot de passe actuel',
    done: 'Votre mot de passe a été enregistré. Tous vos autres appareils sont déconnectés.',
  },
  sessions: {
    title: 'Appareils',
    text: 'Les appareils connectés en ce moment.',
    loadFailed: 'Impossible de charger vos appareils',
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    lastSeen: 'Dernière activité :',
    end: 'Déconnecter',
    endNamed: 'Déconnecter {{device}}',
    ended: 'L’appareil est déconnecté',
    endOthers: 'Déconnecter tous les autres',
    othersEnded: 'Tous les autres appareils sont déconnectés',
  },
  export: {
    title: 'Vos données',
    text: 'Tout ce que contient votre compte, dans un fichier JSON : profil, codes, messages et appareils.',
    button: 'Télécharger mes données',
  },
  deletion: {
    title: 'Supprimer le compte',
    text: 'Votre compte et tout ce qu’il contient sont supprimés définitivement.',
    open: 'Supprimer mon compte…',
    question: 'Supprimer votre compte ?',
    final: 'Cette action est irréversible :',
    codes: 'Vos codes redeviennent libres et d’autres personnes pourront les activer.',
    messages: 'Votre profil et tous les messages reçus sont supprimés.',
    devices: 'Tous vos appareils sont déconnectés.',
    type: 'Pour confirmer, saisissez {{email}}',
    mistyped: 'Ce n’est pas votre adresse e-mail',
    administrator:
      'Votre compte fait partie de l’administration. Le dernier compte d’administration ne peut pas être supprimé.',
    submit: 'Supprimer définitivement',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
