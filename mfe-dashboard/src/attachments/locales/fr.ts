import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  photo: 'Photo {{number}}',
  close: 'Fermer',
  add: 'Ajouter des photos',
  remove: 'Retirer la photo {{number}}',
  hint: 'Jusqu’à trois photos. Nous en retirons les données cachées, comme le lieu.',
  full: 'Cette conversation ne peut pas contenir plus de photos. Envoyez votre réponse sans photo.',
  tooLarge: 'Une photo peut peser jusqu’à 8 Mo.',
  noPhoto: 'L’un des fichiers n’est pas une photo affichable. Choisissez un fichier JPEG, PNG ou WebP.',
  place: 'Position',
  placeAbout: 'Position approximative',
  within: 'à {{accuracy}} m près',
  map: 'Ouvrir dans OpenStreetMap',
  app: 'Ouvrir dans une application de cartes',
  chosen_one: '{{count}} photo sélectionnée',
  chosen_many: '{{count}} de photos sélectionnées',
  chosen_other: '{{count}} photos sélectionnées',
} satisfies TranslationOf<typeof en>;

export default fr;
