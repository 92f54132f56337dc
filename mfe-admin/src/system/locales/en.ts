const en = {
  system: {
    title: 'System',
    subtitle: 'How the server that answers you is doing',
    refresh: 'Refresh',
    refreshing: 'Refreshing…',
    loadFailed: 'The state could not be loaded',
    server: 'Server',
    ready: 'Takes requests',
    version: 'Version',
    environment: 'Environment',
    started: 'Running since',
    database: 'Database',
    databaseServer: 'Product',
    latency: 'Answers within',
    milliseconds: '{{value}} ms',
    schema: 'Schema',
    schemaCurrent: 'Up to date',
    schemaBehind: 'Steps missing: {{value}}',
    mails: 'E-mails',
    waiting: 'Waiting',
    failed: 'Given up',
    oldest: 'Oldest waits since',
    queue: 'E-mail queue',
  },
};

export default en;
