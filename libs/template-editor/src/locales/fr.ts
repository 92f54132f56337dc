import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Votre page',
  intro:
    'Ce que l’on voit en scannant {{code}}. Un champ vide affiche notre texte par défaut, dans la langue de chaque visiteur.',
  language: 'Langue de la page',
  languageHint: 'La langue dans laquelle vous écrivez',
  form: {
    title: 'Titre',
    titleHint: 'Affiché au-dessus de vos coordonnées',
    description: 'Description',
    message: 'Textes du formulaire de message',
    messageTitle: 'Titre du formulaire de message',
    placeholder: 'Texte indicatif du formulaire de message',
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
  failed: 'Impossible d’enregistrer la page.',
  unsaved: {
    title: 'Enregistrer d’abord les modifications ?',
    text: 'Vous avez des modifications non enregistrées sur cette page.',
    save: 'Enregistrer et fermer',
    discard: 'Fermer sans enregistrer',
    stay: 'Continuer à modifier',
  },
} satisfies TranslationOf<typeof en>;
