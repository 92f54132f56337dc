import type { AlignmentTexts } from '../alignment-texts';

const de: AlignmentTexts = {
  title: 'Testseite zur Ausrichtung',
  scale: 'Mit 100 % drucken, ohne Skalierung.',
  ruler: 'Das Lineal ist {length} mm lang. Ist es das nicht, skaliert der Drucker die Seite.',
  hold: 'Halten Sie diese Seite gegen einen Etikettenbogen. Geben Sie in Millimetern ein, wie weit die Umrisse daneben liegen.',
};

export default de;
