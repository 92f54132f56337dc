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
    subtitle: 'Conversations que leurs propriétaires ont signalées comme abusives',
    which: 'Quels signalements',
    views: {
      open: 'En attente',
      settled: 'Traités',
    },
    loadFailed: 'Les signalements n’ont pas pu être chargés',
    pages: 'Pages des signalements',
    none: 'Aucun signalement en attente',
    noneText: 'Dès qu’une conversation est signalée, elle apparaît ici.',
    noneSettled: 'Aucun signalement traité pour le moment',
    noneSettledText: 'Les signalements que vous marquez comme traités apparaissent ici.',
  },
  report: {
    title: 'Conversation signalée',
    open: 'En attente',
    settled: 'Traité',
    loadFailed: 'La conversation signalée n’a pas pu être chargée',
    thread: 'Ce que les deux côtés ont écrit',
    sides: {
      sender: 'Expéditeur',
      owner: 'Propriétaire',
    },
    photo: 'Photo {{number}}',
    place: 'Lieu',
    placeAbout: 'Quelque part par ici',
    within: 'à {{accuracy}} m près',
    map: 'Ouvrir dans OpenStreetMap',
    trace: 'Chaque ouverture de cette page est consignée dans le journal d’audit.',
    history: 'Voir ces entrées',
  },
  actions: {
    title: 'Que faire',
    text: 'Le signalement vise la personne qui a écrit et qui n’a pas de compte. Lisez les messages, puis décidez.',
    settle: 'Marquer comme traité',
    reopen: 'Rouvrir',
    saving: 'Enregistrement…',
    settled: 'Signalement marqué comme traité',
    reopened: 'Signalement rouvert',
    failed: 'Le signalement n’a pas pu être modifié',
    delete: 'Supprimer la conversation…',
    deleteTitle: 'Supprimer cette conversation ?',
    deleteText:
      'Elle disparaît des deux côtés, avec toutes les photos. Le lien de l’expéditeur ne fonctionnera plus. Cette action est définitive.',
    deleted: 'Conversation supprimée',
    deleteFailed: 'La conversation n’a pas pu être supprimée',
    others:
      'Si l’abus est le signalement lui-même, vous pouvez bloquer le code ou le compte du propriétaire sur leurs pages.',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
