import { isCurrent, listBroken } from './promised-exports';

const promised = { contract: 5, exports: { '@ringtag/session': ['useSession', 'useUser'] } };
const without = (name: string, contract = 5) => ({
  contract,
  exports: { '@ringtag/session': promised.exports['@ringtag/session'].filter((each) => each !== name) },
});
const taken = {
  'mfe-auth': { '@ringtag/session': ['useSession'] },
  'mfe-scan': { '@ringtag/session': ['useSession', 'useUser'] },
  'mfe-admin': { '@ringtag/i18n': ['useUser'] },
};

describe('the promised exports', () => {
  it('should name who imports a name that is gone, and what to do', () => {
    expect(listBroken(promised, without('useUser'), taken)).toEqual([
      '@ringtag/session no longer exports useUser. Imported by: mfe-scan; and maybe by deployed remotes. ' +
        'Bring it back, or raise CONTRACT_VERSION in libs/contracts/src/remote-entry.ts.',
    ]);
    const [problem] = listBroken(promised, without('useSession'), taken);
    expect(problem).toContain('Imported by: mfe-auth, mfe-scan;');
    expect(listBroken(promised, without('useUser'), {})[0]).toContain(
      'Imported by: no remote of this commit;',
    );
  });

  it('should say that a whole library is gone', () => {
    expect(listBroken(promised, { contract: 5, exports: {} }, taken)).toHaveLength(2);
  });

  it('should let a name go with another contract, and ask for the file to be written anew', () => {
    const next = without('useUser', 6);
    expect(listBroken(promised, next, taken)).toEqual([]);
    expect(isCurrent(promised, next)).toBe(false);
  });

  it('should let a name come, and ask for the file to be written anew', () => {
    const more = { contract: 5, exports: { ...promised.exports, '@ringtag/display': ['useDisplay'] } };
    expect(listBroken(promised, more, taken)).toEqual([]);
    expect(isCurrent(promised, more)).toBe(false);
    expect(isCurrent(promised, promised)).toBe(true);
  });
});
