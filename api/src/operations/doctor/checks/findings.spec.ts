import { readGrants } from './grants';
import { nodeFinding } from './machine';
import { certificateFinding } from './site';

describe('readGrants', () => {
  const rights = (...grants: string[]) => [...readGrants(grants, 'ringtag').rights].sort();

  it.each([
    ['all databases', 'GRANT SELECT, INSERT ON *.* TO `ann`@`%`'],
    ['the database', 'GRANT SELECT, INSERT ON `ringtag`.* TO `ann`@`%`'],
    ['a pattern of names', 'GRANT SELECT, INSERT ON `ring%`.* TO `ann`@`%` WITH GRANT OPTION'],
    ['one letter of any kind', 'GRANT SELECT, INSERT ON `r_ngtag`.* TO `ann`@`%`'],
  ])('should find rights on %s', (_what, grant) => {
    expect(rights('GRANT USAGE ON *.* TO `ann`@`%`', grant)).toEqual(['INSERT', 'SELECT', 'USAGE']);
  });

  it.each([
    ['another database', 'GRANT SELECT ON `other`.* TO `ann`@`%`'],
    ['a name with a literal underscore', 'GRANT SELECT ON `r\\_ngtag`.* TO `ann`@`%`'],
    ['one table', 'GRANT SELECT ON `ringtag`.`items` TO `ann`@`%`'],
  ])('should not find rights on %s', (_what, grant) => {
    expect(rights(grant)).toEqual([]);
  });

  it('should say where a role may bring more rights', () => {
    expect(readGrants(['GRANT `writers`@`%` TO `ann`@`%`'], 'ringtag').hasRole).toBe(true);
    expect(readGrants(['GRANT SELECT ON *.* TO `ann`@`%`'], 'ringtag').hasRole).toBe(false);
  });
});

describe('nodeFinding', () => {
  it.each([
    ['20.20.2', '2026-04-30', 'ok'],
    ['20.20.2', '2026-05-01', 'warning'],
    ['21.7.0', '2024-01-01', 'warning'],
    ['24.4.0', '2026-11-25', 'ok'],
    ['26.1.0', '2026-11-25', 'ok'],
  ])('should say of Node %s on %s: %s', (version, today, level) => {
    expect(nodeFinding(version, today).level).toBe(level);
  });
});

describe('certificateFinding', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  it.each([
    ['2027-02-01T12:00:00Z', undefined, 'ok', 'valid for 68 days'],
    ['2026-12-05T12:00:00Z', undefined, 'warning', 'expires in 10 days, on 2026-12-05'],
    ['2026-11-25T11:59:59Z', 'CERT_HAS_EXPIRED', 'problem', 'expired on 2026-11-25'],
    ['2027-02-01T12:00:00Z', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'problem', 'it is self-signed.'],
    ['2027-02-01T12:00:00Z', 'CERT_REVOKED', 'problem', 'do not trust the certificate: CERT_REVOKED.'],
  ])('should say of one until %s (%s): %s', (end, fault, level, what) => {
    expect(certificateFinding(new Date(end), fault, now)).toMatchObject({
      level,
      what: expect.stringContaining(what),
    });
  });
});
