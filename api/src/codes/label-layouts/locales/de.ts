import type { AlignmentTexts } from '../alignment-texts';

const de: AlignmentTexts = {
  title: 'Testseite zur Ausrichtung',
  scale: 'Mit 100 % drucken, ohne Skalierung.',
  ruler: 'Das Lineal muss {length} mm lang sein. Wenn nicht, skaliert Ihr Drucker die Seite.',
  hold: 'Legen Sie diese Seite auf einen Etikettenbogen und halten Sie beide gegen das Licht. Geben Sie ein, um wie viele Millimeter die Umrisse versetzt sind.',
};

export default de;
