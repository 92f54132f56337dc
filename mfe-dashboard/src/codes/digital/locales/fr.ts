import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  title: 'Ajouter un code numérique',
  text: 'Créez un code QR à imprimer ou à afficher sur un écran. Pas besoin d’autocollant.',
  yourName: 'Votre nom',
  yourNameHint: 'Les personnes qui scannent votre code le verront.',
  name: 'Comment voulez-vous l’appeler ?',
  nameHint: 'Par exemple « Sac bleu ». Vous seul pouvez voir ce nom.',
  close: 'Fermer',
  submit: 'Créer le code',
  working: 'Création du code…',
  failed: 'Impossible de créer le code',
  dayOver: 'Vous avez atteint la limite de nouveaux codes pour aujourd’hui. Réessayez demain.',
  help: 'Combien de codes puis-je avoir ?',
  ready: {
    title: 'Votre code est prêt',
    text: 'Il est déjà actif et ouvre votre page.',
    picture: 'Code QR {{code}}',
    png: 'Télécharger le PNG',
    design: 'Modifier l’apparence',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
