import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  system: {
    title: 'System',
    subtitle: 'Zustand des Servers, der Ihnen antwortet',
    refresh: 'Aktualisieren',
    refreshing: 'Wird aktualisiert …',
    loadFailed: 'Der Zustand konnte nicht geladen werden',
    server: 'Server',
    ready: 'Nimmt Anfragen an',
    version: 'Version',
    environment: 'Umgebung',
    started: 'Läuft seit',
    database: 'Datenbank',
    databaseServer: 'Produkt',
    latency: 'Antwortet in',
    milliseconds: '{{value}} ms',
    schema: 'Schema',
    schemaCurrent: 'Aktuell',
    schemaBehind: 'Fehlende Schritte: {{value}}',
    mails: 'E-Mails',
    waiting: 'Wartend',
    failed: 'Aufgegeben',
    oldest: 'Älteste wartet seit',
    queue: 'E-Mail-Warteschlange',
  },
} satisfies TranslationOf<typeof en>;
