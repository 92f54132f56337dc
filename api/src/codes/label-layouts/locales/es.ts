import type { AlignmentTexts } from '../alignment-texts';

const es: AlignmentTexts = {
  title: 'Página de prueba de alineación',
  scale: 'Imprimir al 100 %, sin ajustar la escala.',
  ruler: 'La regla mide {length} mm. Si no, la impresora cambia la escala de la página.',
  hold: 'Pon esta página sobre una hoja de etiquetas. Indica en milímetros cuánto se desvían los contornos.',
};

export default es;
