import { listMisspelt } from './misspelt-variables';

describe('listMisspelt', () => {
  it.each([
    ['MAIL_PER_CLIENT', 'MAILS_PER_CLIENT'],
    ['SMTP_URI', 'SMTP_URL'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['SECRETKEY', 'SECRET_KEY'],
    ['ADMIN_MAIL', 'ADMIN_EMAIL'],
    ['database_url', 'DATABASE_URL'],
    ['DATABASE_CONECTIONS', 'DATABASE_CONNECTIONS'],
  ])('should ask whether %s means %s, which is set, too', (name, meant) => {
    const environment = { [name]: 'x', MAILS_PER_CLIENT: '300' };
    expect(listMisspelt(environment)).toEqual([`${name} is not a setting. Did you mean ${meant}?`]);
  });

  it('should ask about nothing else that an environment has', () => {
    const others = [
      'HOME',
      'HOSTNAME',
      'LANG',
      'LOGNAME',
      'MAIL',
      'NODE_OPTIONS',
      'NODE_PATH',
      'OLDPWD',
      'PATH',
    ];
    const more = [
      'POD_NAME',
      'PWD',
      'SHELL',
      'SHLVL',
      'TERM',
      'USER',
      'NODE_EXTRA_CA_CERTS',
      'XDG_DATA_DIRS',
      '_',
    ];
    const telemetry = [
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL',
      'OTEL_SERVICE_NAME',
    ];
    const settings = ['PORT', 'MAILS_PER_CLIENT', 'MAILS_PER_NETWORK', 'SECRET_KEY', 'SECRET_KEY_ACCEPTED'];
    const names = [...others, ...more, ...telemetry, ...settings];
    expect(listMisspelt(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  });
});
