import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  refused:
    'Trop de messages ont été reçus. Vous pourrez envoyer le vôtre {{when}}. Votre texte reste dans le formulaire.',
  help: 'Aide',
  ready: 'Vous pouvez maintenant envoyer votre message.',
  errors: {
    form_expired:
      'Ce formulaire est resté ouvert trop longtemps. Il vient d’être renouvelé : veuillez envoyer à nouveau votre message.',
    form_too_new:
      'C’était trop rapide pour notre filtre antispam. Votre texte est toujours dans le formulaire : veuillez l’envoyer à nouveau.',
  },
  next: { photos: 'Ajouter des photos', place: 'Ajouter le lieu' },
  ways: 'Ou prenez contact autrement :',
  thanks: {
    title: 'Merci !',
    text: 'Votre message a été envoyé à {{name}}.',
    conversation: 'Ouvrir la conversation',
    conversationHint: '{{name}} pourra vous y répondre. Enregistrez la page pour la retrouver.',
    keep: 'Ce lien est à vous : conservez-le. Toute personne qui l’a peut y lire et y écrire.',
    copy: 'Copier le lien de la conversation',
    copied: 'Lien copié',
    share: 'Partager le lien de la conversation',
    again: 'Envoyer un autre message',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
