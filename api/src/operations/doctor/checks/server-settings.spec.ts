import { encryptionFindings, mysqlFindings } from './server-settings';

describe('mysqlFindings', () => {
  const find = (version: string) =>
    [...mysqlFindings({ version, explicit_defaults_for_timestamp: 'ON' })].map(({ what }) => what);

  it.each(['8.0.40', '8.3.0'])('should warn of MySQL %s, which is not kept any more', (version) => {
    expect(find(version)).toEqual([`MySQL ${version} no longer gets security updates.`]);
  });
  it.each(['8.4.0', '9.7.4-2', '10.11.6-MariaDB'])('should be content with %s', (version) => {
    expect(find(version)).toEqual([]);
  });
});

describe('encryptionFindings', () => {
  it.each(['127.0.0.1', '[::1]', 'localhost', 'database'])('should be content at %s without TLS', (host) => {
    expect([...encryptionFindings(host, '')]).toEqual([]);
  });
  it.each(['db.example.com', '10.0.0.21', '[2001:db8::1]'])('should ask for TLS to %s', (host) => {
    expect([...encryptionFindings(host, '')]).toEqual([expect.objectContaining({ level: 'warning' })]);
    expect([...encryptionFindings(host, 'TLS_AES_256_GCM_SHA384')]).toEqual([]);
  });
});
