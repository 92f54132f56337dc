import type { AlignmentTexts } from '../alignment-texts';

const fr: AlignmentTexts = {
  title: 'Page de test d’alignement',
  scale: 'Imprimez à 100 %, sans mise à l’échelle.',
  ruler: 'La règle doit mesurer {length} mm. Sinon, votre imprimante change l’échelle de la page.',
  hold: 'Superposez cette page à une planche d’étiquettes. Saisissez le décalage entre les contours en millimètres.',
};

export default fr;
