import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Mon profil',
  subtitle: 'Ce que l’on voit en scannant vos codes, et votre compte',
  views: {
    profile: 'Profil',
    account: 'Compte',
  },
  loadFailed: 'Impossible de charger votre profil',
  saved: 'Profil enregistré',
  backToCode: 'Revenir au code',
  nameHint: 'Il est visible par toute personne qui scanne un de vos codes.',
  photo: {
    heading: 'Photo',
    hint: 'Toute personne qui scanne un de vos codes la voit. Le lieu et la date de la prise de vue ne sont pas conservés.',
    saved: 'Photo enregistrée',
    removed: 'Photo retirée',
    choose: 'Choisir une photo',
    change: 'Changer la photo',
    remove: 'Retirer',
    busy: 'Ouverture de la photo…',
    notAnImage: 'Ce fichier n’est pas une image',
    tooLarge: 'Cette photo dépasse 10 Mo',
    unreadable: 'Cette photo est illisible. Essayez-en une autre',
    unavailable: 'La photo n’a pas pu être ouverte. Veuillez réessayer',
    crop: {
      title: 'Choisissez la partie visible',
      close: 'Fermer',
      move: 'Déplacez la photo avec les flèches',
      zoom: 'Zoom',
      rotate: 'Tourner d’un quart',
      cancel: 'Annuler',
      apply: 'Utiliser la photo',
    },
    saveFailed: 'La photo n’a pas pu être enregistrée',
    removeFailed: 'La photo n’a pas pu être supprimée',
  },
  preview: {
    title: 'Ce que l’on voit en scannant',
    public_one: 'Avec {{count}} champ public. Les champs privés ne sont visibles que par vous.',
    public_many: 'Avec {{count}} de champs publics. Les champs privés ne sont visibles que par vous.',
    public_other: 'Avec {{count}} champs publics. Les champs privés ne sont visibles que par vous.',
  },
  saveFailed: 'Le profil n’a pas pu être enregistré',
} satisfies TranslationOf<typeof en>;
