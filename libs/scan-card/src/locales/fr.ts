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
    foundText:
      'Écrivez où se trouve l’objet et comment le récupérer. {{name}} recevra votre message aussitôt.',
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
    bodyRequired: 'Veuillez écrire un message',
    add: 'Ajouter vos coordonnées',
    senderHint: 'Le propriétaire les voit. Vous recevez aussi des réponses sans elles.',
    feedback: 'C’est un avis',
    offline: 'Vous êtes hors connexion. Votre texte reste ici. Envoyez-le dès que la connexion est rétablie.',
    trap: 'Laissez ce champ vide',
    submit: 'Envoyer',
    failed: 'Le message n’a pas pu être envoyé',
  },
  card: {
    configure: 'Modifier la page',
    activated: 'Code QR activé',
  },
  footer: {
    dashboard: 'Tableau de bord',
    signIn: 'Se connecter',
    ownCode: 'Ce code est à vous ?',
    requestHint: 'Vous pouvez demander à la personne qui l’a activé de le libérer pour vous.',
    requestUnactivation: 'Demander l’annulation',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
