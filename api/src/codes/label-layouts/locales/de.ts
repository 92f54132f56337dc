import type { AlignmentTexts } from '../alignment-texts';

const de: AlignmentTexts = {
  title: 'Testseite zur Ausrichtung',
  scale: 'Mit 100 % drucken, ohne Skalierung.',
  ruler: 'Das Lineal muss {length} mm lang sein. Wenn nicht, skaliert Ihr Drucker die Seite.',
  hold: 'Halten Sie diese Seite gegen einen Etikettenbogen. Geben Sie in Millimetern ein, um wie viel die Umrisse versetzt sind.',
};

export default de;
