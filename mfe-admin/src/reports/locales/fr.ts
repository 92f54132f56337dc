import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  code: 'Code',
  reportedBy: 'Signalé par',
  reportedAt: 'Signalé le',
  messages: 'Messages',
  settledAt: 'Traité le',
  settledBy: 'Traité par',
  unnamed: 'Compte sans nom',
  list: {
    title: 'Signalements',
    subtitle: 'Conversations que les propriétaires ont signalées comme abusives',
    which: 'Statut',
    views: {
      open: 'En attente',
      settled: 'Traités',
    },
    loadFailed: 'Impossible de charger les signalements',
    pages: 'Pages de signalements',
    none: 'Aucun signalement en attente',
    noneText: 'Les conversations signalées par les propriétaires apparaissent ici.',
    noneSettled: 'Aucun signalement traité',
    noneSettledText: 'Les signalements que vous marquez comme traités apparaissent ici.',
  },
  report: {
    title: 'Conversation signalée',
    open: 'En attente',
    settled: 'Traité',
    loadFailed: 'Impossible de charger la conversation signalée',
    thread: 'Messages échangés',
    sides: {
      sender: 'Expéditeur',
      owner: 'Propriétaire',
    },
    photo: 'Photo {{number}}',
    place: 'Position',
    placeAbout: 'Position approximative',
    within: 'à {{accuracy}} m près',
    map: 'Ouvrir dans OpenStreetMap',
    trace: 'Chaque ouverture de cette page est consignée dans le journal d’audit.',
    history: 'Afficher les entrées',
  },
  actions: {
    title: 'Suite à donner',
    text: 'Le propriétaire a signalé l’expéditeur, qui n’a pas de compte. Lisez les messages, puis décidez quoi faire.',
    settle: 'Marquer comme traité',
    reopen: 'Rouvrir',
    saving: 'Enregistrement…',
    settled: 'Signalement marqué comme traité',
    reopened: 'Signalement rouvert',
    failed: 'Impossible de modifier le signalement',
    delete: 'Supprimer la conversation…',
    deleteTitle: 'Supprimer cette conversation ?',
    deleteText:
      'Elle sera supprimée pour le propriétaire et pour l’expéditeur, avec toutes les photos. Le lien de l’expéditeur ne fonctionnera plus. Cette action est définitive.',
    deleted: 'Conversation supprimée',
    deleteFailed: 'Impossible de supprimer la conversation',
    others:
      'Si c’est le signalement qui est abusif, vous pouvez bloquer le code, ou le compte du propriétaire, depuis leur page respective.',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
