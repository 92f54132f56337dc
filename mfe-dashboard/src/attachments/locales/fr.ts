import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  photo: 'Photo {{number}}',
  close: 'Fermer',
  add: 'Ajouter des photos',
  remove: 'Retirer la photo {{number}}',
  hint: 'Jusqu’à trois photos. Ce que l’appareil y a noté, comme le lieu, est supprimé.',
  full: 'Il n’y a plus de place pour d’autres photos ici. Envoyez votre réponse sans photo.',
  tooLarge: 'Une photo peut peser 8 Mo au plus.',
  noPhoto: 'L’un des fichiers n’est pas une photo affichable. Choisissez un fichier JPEG, PNG ou WebP.',
  place: 'Lieu',
  placeAbout: 'Quelque part par ici',
  within: 'à {{accuracy}} m près',
  map: 'Ouvrir dans OpenStreetMap',
  app: 'Ouvrir dans une application de cartes',
  chosen_one: '{{count}} photo choisie',
  chosen_many: '{{count}} de photos choisies',
  chosen_other: '{{count}} photos choisies',
} satisfies TranslationOf<typeof en>;

export default fr;
