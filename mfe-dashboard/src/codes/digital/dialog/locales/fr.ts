import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  title: 'Ajouter un code numérique',
  text: 'Vous obtenez un code QR sans autocollant. Imprimez-le ou affichez-le sur un écran.',
  name: 'Nom',
  nameHint: 'Ce nom n’est visible que par vous.',
  cancel: 'Annuler',
  close: 'Fermer',
  submit: 'Créer le code',
  working: 'Création du code…',
  failed: 'Le code n’a pas pu être créé',
  dayOver: 'Vous avez créé autant de codes qu’il est possible en un jour. Réessayez demain.',
  help: 'Combien de codes puis-je avoir ?',
  nameless: 'Ajoutez d’abord votre nom à votre profil. Les personnes qui scannent votre code le voient.',
  toProfile: 'Voir mon profil',
  ready: {
    title: 'Votre code est prêt',
    text: 'Il est déjà actif et mène à votre page.',
    picture: 'Code QR {{code}}',
    png: 'Télécharger le PNG',
    pdf: 'Télécharger le PDF',
    design: 'Changer son apparence',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
