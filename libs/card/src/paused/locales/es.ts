import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Tu código QR está en pausa',
  text: 'Hasta que lo reanudes, quien lo escanee verá que no está disponible.',
  resume: 'Reanudar',
  failed: 'No se ha podido reanudar el código QR',
  finder: {
    later:
      'Los mensajes a través de este código están en pausa. Esta página volverá a funcionar en cuanto se reanuden: guarda su dirección o anota el código {{code}}.',
    found: '¿Has encontrado algo? También puedes llevarlo a la oficina de objetos perdidos más cercana.',
    report: 'Denunciar esta página',
  },
} satisfies TranslationOf<typeof en>;
