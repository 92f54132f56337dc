import type { AlignmentTexts } from '../alignment-texts';

const fr: AlignmentTexts = {
  title: 'Page de test d’alignement',
  scale: 'Imprimer à 100 %, sans mise à l’échelle.',
  ruler: 'La règle mesure {length} mm. Sinon, l’imprimante change l’échelle de la page.',
  hold: 'Placez cette page contre une planche d’étiquettes. Saisissez en millimètres l’écart des contours.',
};

export default fr;
