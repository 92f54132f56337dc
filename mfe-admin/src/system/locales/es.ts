import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  system: {
    title: 'Sistema',
    subtitle: 'Cómo está el servidor que te responde',
    refresh: 'Actualizar',
    refreshing: 'Actualizando…',
    loadFailed: 'No se ha podido cargar el estado',
    server: 'Servidor',
    ready: 'Acepta solicitudes',
    version: 'Versión',
    environment: 'Entorno',
    started: 'En marcha desde',
    database: 'Base de datos',
    databaseServer: 'Producto',
    latency: 'Responde en',
    milliseconds: '{{value}} ms',
    schema: 'Esquema',
    schemaCurrent: 'Al día',
    schemaBehind: 'Pasos pendientes: {{value}}',
    mails: 'Correos',
    waiting: 'En espera',
    failed: 'Abandonados',
    oldest: 'El más antiguo espera desde',
    queue: 'Cola de correos',
  },
} satisfies TranslationOf<typeof en>;
