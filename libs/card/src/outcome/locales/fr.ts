import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  refused: 'Trop de messages en ce moment. Vous pourrez envoyer le vôtre {{when}}. Votre texte reste ici.',
  help: 'Aide',
  ready: 'Vous pouvez maintenant envoyer votre message.',
  errors: {
    form_expired:
      'Ce formulaire est resté ouvert trop longtemps : nous l’avons actualisé. Renvoyez votre message.',
    form_too_new: 'C’était trop rapide pour notre filtre antispam. Votre texte est toujours là. Renvoyez-le.',
  },
  next: { photos: 'Ajouter des photos', place: 'Ajouter ma position' },
  ways: 'Ou prenez contact autrement :',
  answersTo: {
    label: 'Recevoir les réponses par e-mail',
    hint: 'Nous vous enverrons par e-mail le lien de cette conversation et les réponses. Personne d’autre ne verra votre adresse.',
    start: 'Activer les e-mails',
    started: 'E-mails activés',
    failed: 'Impossible d’activer les e-mails',
  },
  remember: {
    action: 'Mémoriser sur ce téléphone',
    done: 'C’est fait. Scannez de nouveau le code avec ce téléphone pour revenir ici.',
    failed: 'Impossible de mémoriser la conversation',
  },
  thanks: {
    title: 'Merci !',
    text: 'Votre message a été envoyé à {{name}}.',
    conversation: 'Ouvrir la conversation',
    conversationHint: '{{name}} pourra répondre dans la conversation. Enregistrez le lien pour y revenir.',
    keep: 'Gardez ce lien pour vous. Il permet de lire la conversation et d’y écrire.',
    copy: 'Copier le lien de la conversation',
    copied: 'Lien copié',
    share: 'Partager le lien de la conversation',
    again: 'Envoyer un autre message',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
