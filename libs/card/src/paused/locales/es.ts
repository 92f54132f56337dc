import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Tu código QR está en pausa',
  text: 'Hasta que lo reanudes, quien lo escanee verá que no está disponible.',
  resume: 'Reanudar',
  failed: 'No se ha podido reanudar el código QR',
  finder: {
    conversation: 'Tu conversación sobre este código',
    later:
      'Por ahora no puedes iniciar aquí una conversación nueva. Para escribir más tarde, guarda esta página o anota el código {{code}}.',
    found: '¿Has encontrado algo? También puedes llevarlo a la oficina de objetos perdidos más cercana.',
    report: 'Denunciar esta página',
  },
} satisfies TranslationOf<typeof en>;
