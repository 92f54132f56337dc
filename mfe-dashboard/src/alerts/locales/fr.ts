import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  title: 'Alertes',
  text: 'Choisissez comment vous êtes averti au sujet de ce code. Les messages apparaissent dans tous les cas sous Messages.',
  loadFailed: 'Impossible de charger vos alertes',
  changeFailed: 'Impossible de modifier vos alertes',
  requestNote: 'Si vous ne répondez pas à une demande, vous gardez le code.',
  ways: { mail: 'E-mail', push: 'Push' },
  kinds: {
    message: 'Nouveaux messages',
    opening: 'Page ouverte pendant qu’il est perdu',
    request: 'Demandes pour ce code',
    gift: 'Don du code',
  },
  device: {
    on: 'Alertes push sur cet appareil',
    hint: 'Elles s’affichent même quand {{brand}} est fermé, jusqu’à votre déconnexion ici.',
    texts: 'Afficher le nom et le message',
    textsHint:
      'Toute personne qui voit votre écran verrouillé peut les lire. Les lieux ne sont jamais affichés.',
    failed: 'Impossible de modifier les alertes push sur cet appareil',
    unsupported: 'Ce navigateur ne peut pas afficher d’alertes push. Les e-mails continuent d’arriver.',
    install:
      'Sur un iPhone ou un iPad, ajoutez d’abord {{brand}} à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-le depuis là et activez les alertes push.',
    denied:
      'Votre navigateur bloque les notifications de {{brand}}. Autorisez-les dans ses réglages pour ce site, puis rechargez la page.',
  },
  hint: {
    text: 'Soyez averti aussitôt : recevez une alerte sur cet appareil quand quelqu’un ouvre la page ou vous écrit.',
    button: 'Activer les alertes push',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
