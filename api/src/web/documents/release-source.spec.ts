import { type KnownRelease, listCandidates } from './release-source';

const known = (number: number, more: Partial<KnownRelease> = {}): KnownRelease => ({
  ...{ id: `id-${number}`, remote: 'mfe-scan', number, contract: 4, share: 100, blocked: false },
  ...{ version: 0, stored: true, uploaded: true },
  ...more,
});
const shipped = (number: number) => ({ number, contract: 4, share: 100, blocked: false });
const ofServer = { uploaded: false };

/** The numbers of the candidates; those on the disk are marked. */
function list(releases: KnownRelease[], onDisk?: number): string[] {
  const candidates = listCandidates('mfe-scan', releases, onDisk === undefined ? undefined : shipped(onDisk));
  return candidates.map((each) => ('id' in each ? '' : 'disk ') + each.number);
}

describe('listCandidates', () => {
  it('should have what is on the disk, and what was uploaded for the remote', () => {
    expect(list([known(7), known(9), known(8, { remote: 'mfe-auth' })], 8)).toEqual(['disk 8', '7', '9']);
  });

  it('should read from the disk what is in the database, too', () => {
    expect(list([known(8)], 8)).toEqual(['disk 8']);
    expect(list([known(8, ofServer)], 8)).toEqual(['disk 8']);
  });

  it('should have what an earlier server shipped, and nothing of a later one', () => {
    expect(list([known(7, ofServer), known(9, ofServer)], 8)).toEqual(['disk 8', '7']);
  });

  it('should have nothing of other servers where this one ships no such remote, or one without a number', () => {
    expect(list([known(7, ofServer), known(9)])).toEqual(['9']);
    expect(list([known(7, ofServer), known(9)], 0)).toEqual(['disk 0', '9']);
  });

  it('should take from the database only what was decided about a release that is not stored there', () => {
    const decided = known(8, { stored: false, uploaded: false, blocked: true });
    expect(list([decided])).toEqual([]);
    expect(listCandidates('mfe-scan', [decided], shipped(8))).toEqual([{ ...shipped(8), blocked: true }]);
  });
});
