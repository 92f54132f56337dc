import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Votre page',
  intro:
    'Voici ce qui s’affiche quand on scanne {{code}}. Un champ laissé vide reçoit notre texte, dans la langue de la personne qui le lit.',
  language: 'Langue de la page',
  languageHint: 'La langue dans laquelle vous écrivez.',
  form: {
    title: 'Titre',
    titleHint: 'Placé au-dessus de vos coordonnées.',
    description: 'Description',
    messageTitle: 'Titre du formulaire de message',
    placeholder: 'Texte indicatif du formulaire',
    sendButton: 'Texte du bouton d’envoi',
  },
  defaults: {
    messageFormTitle: 'Envoyer un message',
    messageFormPlaceholder: 'Écrivez votre message ici…',
    sendButtonText: 'Envoyer',
  },
  preview: 'Aperçu',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  close: 'Fermer',
  saved: 'Page enregistrée',
  failed: 'La page n’a pas pu être enregistrée.',
  unsaved: {
    title: 'Enregistrer d’abord les modifications ?',
    text: 'Vous avez modifié les textes de cette page sans les enregistrer.',
    save: 'Enregistrer et fermer',
    discard: 'Fermer sans enregistrer',
    back: 'Continuer',
  },
} satisfies TranslationOf<typeof en>;
