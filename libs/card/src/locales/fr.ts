import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  page: {
    save: 'Enregistrer le contact',
    message: 'Message',
    share: 'Partager',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    copy: 'Copier',
    copied: 'Copié',
    belongsTo: 'Appartient à',
    found: 'Vous l’avez trouvé ? Merci !',
    foundText: 'Dites où se trouve l’objet et comment le récupérer. {{name}} recevra votre message aussitôt.',
    conversation: 'Votre conversation avec {{name}}',
    ways: {
      call: 'Appeler',
      whatsapp: 'WhatsApp',
      mail: 'E-mail',
      map: 'Carte',
      website: 'Site',
    },
  },
  message: {
    title: 'Envoyer un message',
    body: 'Votre message',
    placeholder: 'Écrivez votre message ici…',
    bodyRequired: 'Écrivez un message',
    add: 'Ajouter mes coordonnées',
    senderHint: 'Le propriétaire les voit. Elles ne sont pas nécessaires pour recevoir des réponses.',
    feedback: 'Envoyer comme avis',
    helped: 'Les personnes qui aident le propriétaire peuvent aussi le lire.',
    offline: 'Vous êtes hors ligne. Votre texte reste ici. Envoyez-le dès que vous serez en ligne.',
    trap: 'Laissez ce champ vide',
    submit: 'Envoyer',
    failed: 'Impossible d’envoyer le message',
  },
  card: {
    configure: 'Modifier la page',
    activated: 'Code QR activé',
  },
  footer: {
    mode: 'Mode',
    modes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
    dashboard: 'Tableau de bord',
    signIn: 'Se connecter',
    ownCode: 'Ce code est à vous ?',
    requestHint: 'Vous pouvez demander à la personne qui l’a activé de le libérer.',
    requestUnactivation: 'Demander l’annulation',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
