import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Votre code QR est en pause',
  text: 'Pendant la pause, les personnes qui le scannent voient qu’il est momentanément indisponible.',
  resume: 'Reprendre',
  failed: 'Impossible de mettre fin à la pause',
  finder: {
    conversation: 'Votre conversation à propos de ce code',
    later:
      'Vous ne pouvez pas commencer de nouvelle conversation ici pour le moment. Pour écrire plus tard, enregistrez cette page ou notez le code {{code}}.',
    found:
      'Vous avez trouvé quelque chose ? Vous pouvez aussi le déposer au bureau des objets trouvés le plus proche.',
    report: 'Signaler cette page',
  },
} satisfies TranslationOf<typeof en>;
