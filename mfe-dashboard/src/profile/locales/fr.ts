import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Mon profil',
  subtitle: 'Ce que l’on voit en scannant vos codes, et les paramètres de votre compte',
  views: {
    profile: 'Profil',
    account: 'Compte',
  },
  loadFailed: 'Impossible de charger votre profil',
  saved: 'Profil enregistré',
  backToCode: 'Revenir au code',
  nameHint: 'Visible par toute personne qui scanne vos codes',
  photo: {
    heading: 'Photo',
    hint: 'Visible par toute personne qui scanne vos codes. Nous retirons le lieu et l’heure de la photo.',
    saved: 'Photo enregistrée',
    removed: 'Photo retirée',
    choose: 'Choisir une photo',
    change: 'Changer la photo',
    remove: 'Retirer',
    busy: 'Ouverture de la photo…',
    notAnImage: 'Ce fichier n’est pas une image.',
    tooLarge: 'Cette photo dépasse 10 Mo. Choisissez-en une plus légère.',
    unreadable: 'Impossible de lire cette photo. Essayez-en une autre.',
    unavailable: 'Impossible d’ouvrir la photo. Réessayez.',
    crop: {
      title: 'Recadrer la photo',
      close: 'Fermer',
      move: 'Utilisez les flèches pour déplacer la photo',
      zoom: 'Zoom',
      rotate: 'Pivoter',
      cancel: 'Annuler',
      apply: 'Utiliser la photo',
    },
    saveFailed: 'Impossible d’enregistrer la photo',
    removeFailed: 'Impossible de retirer la photo',
  },
  preview: {
    title: 'Ce que les autres voient',
    public_one: '{{count}} champ public. Les champs privés ne sont visibles que par vous.',
    public_many: '{{count}} de champs publics. Les champs privés ne sont visibles que par vous.',
    public_other: '{{count}} champs publics. Les champs privés ne sont visibles que par vous.',
  },
  saveFailed: 'Impossible d’enregistrer votre profil',
} satisfies TranslationOf<typeof en>;
