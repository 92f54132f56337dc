import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  picture: 'Kamerabild',
  asking: 'Erlauben Sie den Kamerazugriff, um den Code zu scannen.',
  watching: 'Richten Sie die Kamera auf den QR-Code.',
  foreign: {
    title: 'Das ist kein Code von {{brand}}',
    text: 'Er ist von einem anderen Anbieter. Richten Sie die Kamera auf einen Code von {{brand}}.',
  },
  faults: {
    refused: {
      title: 'Die Kamera ist blockiert',
      text: 'Erlauben Sie den Zugriff in den Browsereinstellungen und versuchen Sie es erneut, oder geben Sie den Code ein.',
    },
    missing: {
      title: 'Keine Kamera gefunden',
      text: 'Geben Sie stattdessen den Code ein.',
    },
    inUse: {
      title: 'Die Kamera ist belegt',
      text: 'Vielleicht nutzt sie eine andere App. Schließen Sie diese und versuchen Sie es erneut, oder geben Sie den Code ein.',
    },
    unsupported: {
      title: 'Dieser Browser kann die Kamera hier nicht nutzen',
      text: 'Geben Sie den Code ein oder scannen Sie ihn mit der Kamera-App Ihres Handys.',
    },
    failed: {
      title: 'Der Scanner konnte nicht geladen werden',
      text: 'Prüfen Sie die Verbindung und versuchen Sie es erneut, oder geben Sie den Code ein.',
    },
  },
  help: 'Hilfe',
  again: 'Erneut versuchen',
  close: 'Kamera schließen',
} satisfies TranslationOf<typeof en>;

export default de;
