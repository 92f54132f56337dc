import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { StartError } from '../../platform/start-error';
import { ErasedPeople, findListBeside } from './erased-people';

const EARLY = new Date('2026-11-01T10:00:00.000Z');
const LATE = new Date('2026-11-30T10:00:00.000Z');

const withKeys = (secret: string, acceptedSecret?: string) =>
  new ErasedPeople(
    new SecretKeys({ secret, acceptedSecret, adminEmail: undefined, adminPassword: undefined }),
  );

describe('The list of erased people', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ringtag-list-'));
  const file = join(folder, 'erased');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('should have the latest time of each person, under the key of before too', async () => {
    await withKeys('old').add(file, 'ann@example.com', EARLY);
    await withKeys('new').add(file, 'ann@example.com', LATE);
    await withKeys('old').add(file, 'bea@example.com', EARLY);
    const { people: list } = await withKeys('new', 'old').read(file);
    const people = withKeys('new', 'old');
    expect(people.findIn(list, 'ann@example.com')).toEqual(LATE);
    expect(people.findIn(list, 'bea@example.com')).toEqual(EARLY);
    expect(people.findIn(list, 'zoe@example.com')).toBeUndefined();
    expect(withKeys('new').findIn(list, 'bea@example.com')).toBeUndefined();
  });

  it('should be readable after a power cut, and grow', async () => {
    const people = withKeys('new');
    const cut = join(folder, 'cut');
    await people.add(cut, 'ann@example.com', EARLY);
    await people.add(cut, 'bea@example.com', EARLY);
    truncateSync(cut, 100);
    const { people: left, torn } = await people.read(cut);
    expect([left.size, torn]).toEqual([1, 1]);
    await people.add(cut, 'zoe@example.com', LATE);
    const list = await people.read(cut);
    expect(list.torn).toBe(1);
    expect(people.findIn(list.people, 'ann@example.com')).toEqual(EARLY);
    expect(people.findIn(list.people, 'bea@example.com')).toBeUndefined();
    expect(people.findIn(list.people, 'zoe@example.com')).toEqual(LATE);
  });

  it('should be refused where a line is foreign or none is whole, and where there is no file', async () => {
    const damaged = join(folder, 'damaged');
    await withKeys('new').add(damaged, 'ann@example.com', EARLY);
    appendFileSync(damaged, `${withKeys('new').toHash('ann@example.com')} 2026-13x`);
    await expect(withKeys('new').read(damaged)).rejects.toThrow('line 2');
    writeFileSync(damaged, 'some\nwords\n');
    await expect(withKeys('new').read(damaged)).rejects.toThrow('no line of it is whole');
    await expect(withKeys('new').read(join(folder, 'nothing'))).rejects.toThrow('Cannot read');
  });

  it('should be a file, and not a folder or in one that is a file', async () => {
    const inFolder = join(folder, 'folders', 'erased-people');
    mkdirSync(inFolder, { recursive: true });
    const people = withKeys('new');
    const sentence = `${inFolder} is a folder. Name a file, such as ${join(inFolder, 'erased-people')}.`;
    await expect(people.read(inFolder)).rejects.toThrow(new StartError(sentence));
    await expect(people.add(inFolder, 'ann@example.com', EARLY)).rejects.toThrow(new StartError(sentence));
    expect(() => findListBeside(join(folder, 'folders', 'a.sqlite'))).toThrow(new StartError(sentence));
    await expect(people.add(join(folder, 'new/'), 'ann@example.com', EARLY)).rejects.toThrow('is a folder');
    const within = join(file, 'erased-people');
    await expect(people.add(within, 'ann@example.com', EARLY)).rejects.toThrow(`Cannot write ${within}`);
  });

  it('should be found beside a backup, by its name', async () => {
    const backup = join(folder, 'backups', 'ringtag-20261130T100000Z.sqlite');
    expect(findListBeside(backup)).toBeUndefined();
    const list = join(folder, 'backups', 'erased-people');
    await withKeys('new').add(list, 'ann@example.com', EARLY);
    expect(findListBeside(backup)).toBe(list);
  });
});
