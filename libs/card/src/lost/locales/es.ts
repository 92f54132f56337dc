import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Objeto perdido',
  text: 'Alguien lo está buscando. Dile dónde está.',
  reward: 'Recompensa:',
  share: {
    button: 'Compartir dónde estoy',
    message: 'He encontrado esto. Ahora te muestro dónde estoy.',
    hint: 'Así avisas de que lo has encontrado. En la página siguiente eliges con qué precisión se ve tu ubicación.',
    helped: 'También lo ven quienes ayudan a responder.',
  },
} satisfies TranslationOf<typeof en>;
