import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  cancel: 'Annuler',
  language: {
    title: 'Langue',
    text: 'La langue de ces pages et des e-mails que nous vous envoyons.',
  },
  proof: {
    text: 'Pour nous assurer qu’il s’agit bien de vous, nous vous envoyons un code par e-mail.',
    send: 'M’envoyer un code',
    sendFailed: 'Le code n’a pas pu être envoyé',
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
    failed: 'L’adresse e-mail n’a pas pu être modifiée',
    linkExpired: 'Ce lien a expiré. Veuillez saisir à nouveau la nouvelle adresse.',
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
    failed: 'Le mot de passe n’a pas pu être enregistré',
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
    endFailed: 'L’appareil n’a pas pu être déconnecté',
  },
  export: {
    title: 'Vos données',
    text: 'Tout ce que contient votre compte, dans un fichier JSON : profil, codes, messages et appareils.',
    button: 'Télécharger mes données',
    failed: 'Les données n’ont pas pu être exportées',
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
    failed: 'Le compte n’a pas pu être supprimé',
  },
} satisfies TranslationOf<typeof en>;
