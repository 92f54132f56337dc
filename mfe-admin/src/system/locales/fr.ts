import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  system: {
    title: 'Système',
    subtitle: 'État du serveur qui vous répond',
    refresh: 'Actualiser',
    refreshing: 'Actualisation…',
    loadFailed: 'L’état n’a pas pu être chargé',
    server: 'Serveur',
    ready: 'Accepte les requêtes',
    version: 'Version',
    environment: 'Environnement',
    started: 'En marche depuis',
    database: 'Base de données',
    databaseServer: 'Produit',
    latency: 'Répond en',
    milliseconds: '{{value}} ms',
    schema: 'Schéma',
    schemaCurrent: 'À jour',
    schemaBehind: 'Étapes manquantes : {{value}}',
    mails: 'E-mails',
    waiting: 'En attente',
    failed: 'Abandonnés',
    oldest: 'Le plus ancien attend depuis',
    queue: 'File d’envoi',
  },
} satisfies TranslationOf<typeof en>;
