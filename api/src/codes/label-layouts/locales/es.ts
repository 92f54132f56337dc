import type { AlignmentTexts } from '../alignment-texts';

const es: AlignmentTexts = {
  title: 'Página de prueba de alineación',
  scale: 'Imprime al 100 %, sin ajustar la escala.',
  ruler: 'La regla debe medir {length} mm. Si no, tu impresora está cambiando la escala de la página.',
  hold: 'Pon esta página sobre una hoja de etiquetas e indica, en milímetros, cuánto se desvían los contornos.',
};

export default es;
