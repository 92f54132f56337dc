import { versionProblems } from './startup-check';

describe('versionProblems', () => {
  it.each(['8.0.19', '8.0.40-0ubuntu0.22.04.1', '8.4.3', '9.7.4-2', '10.0.0'])(
    'should take MySQL %s',
    (version) => expect(versionProblems(version)).toEqual([]),
  );
  it.each(['10.6.0-MariaDB', '10.11.6-MariaDB-0+deb12u1', '11.4.2-MariaDB-log'])(
    'should take %s',
    (version) => expect(versionProblems(version)).toEqual([]),
  );

  it.each(['5.7.44', '8.0.18', '8.0.9-log'])(
    'should refuse MySQL %s, which lacks DROP CONSTRAINT',
    (version) => {
      expect(versionProblems(version)).toEqual([`MySQL ${version} is too old; install 8.0.19 or newer`]);
    },
  );

  it('should refuse a MariaDB that is too old', () => {
    const version = '10.5.29-MariaDB';
    expect(versionProblems(version)).toEqual([`MariaDB ${version} is too old; install 10.6.0 or newer`]);
  });
});
