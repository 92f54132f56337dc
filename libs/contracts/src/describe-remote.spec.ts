import { describeRemote } from './describe-remote';
import { CONTRACT_VERSION } from './remote-entry';

const title = { en: 'Home', es: 'Inicio', de: 'Start', fr: 'Accueil', uk: 'Головна', ru: 'Главная' };
const good = {
  name: 'mfe-one',
  owner: '@team',
  contractVersion: CONTRACT_VERSION,
  manifest: '/_mf/mfe-one/mf-manifest.json',
  routes: [{ path: '/home', authorities: [], title, firstView: { imports: [] } }],
  navigation: [{ path: '/home', icon: 'home', authorities: [], order: 0 }],
};

describe('describeRemote', () => {
  const problems: string[] = [];
  beforeEach(() => void problems.splice(0));
  const describe = (changes: object) =>
    describeRemote({ ...good, ...changes }, (problem) => problems.push(problem));
  const withTitle = (changed: unknown) => describe({ routes: [{ ...good.routes[0], title: changed }] })!;

  it('should read what the shell reads, in each language', () => {
    const { de } = describe({})!;
    const { manifest, name } = good;
    expect(de).toEqual({
      name,
      contractVersion: CONTRACT_VERSION,
      manifest,
      routes: [{ path: '/home', authorities: [], title: 'Start' }],
      navigation: [{ path: '/home', label: 'Start', icon: 'home', authorities: [], order: 0 }],
    });
    expect(problems).toEqual([]);
  });

  it('should label an entry with its own label, if it has one', () => {
    const { en, de } = describe({
      navigation: [{ ...good.navigation[0], label: { ...title, de: 'Anfang' } }],
    })!;
    expect([en, de].map(({ navigation }) => navigation[0]?.label)).toEqual(['Home', 'Anfang']);
  });

  it.each([
    ['missing', undefined],
    ['empty', ' '],
    ['too long', 'Startseite '.repeat(4)],
    ['no text', 7],
  ])('should show the English text where one is %s, and say so once', (_, de) => {
    const described = withTitle({ ...title, de });
    expect([described.de, described.fr].map(({ routes }) => routes[0]?.title)).toEqual(['Home', 'Accueil']);
    expect(problems).toEqual([
      'remotes.json: "mfe-one": routes[0].title.de is not a text of 1 to 40 characters (owner: @team)',
    ]);
  });

  it('should leave out a text in a language that nobody knows', () => {
    expect(withTitle({ ...title, xx: 'Hm' }).en.routes[0]?.title).toBe('Home');
    expect(problems).toEqual([expect.stringContaining('routes[0].title.xx is in an unknown language')]);
  });

  it('should keep a page whose title cannot be read, and leave out its entry alone', () => {
    const other = { path: '/other', label: title, authorities: [], order: 1 };
    const { de } = describe({
      routes: [{ ...good.routes[0], title: 'Home' }],
      navigation: [...good.navigation, other],
    })!;
    expect(de.routes).toEqual([{ path: '/home', authorities: [] }]);
    expect(de.navigation.map(({ path }) => path)).toEqual(['/other']);
    expect(problems).toHaveLength(2);
  });

  it('should miss an owner, and serve the remote all the same', () => {
    expect(describe({ owner: undefined })).toBeDefined();
    expect(problems).toEqual(['remotes.json: "mfe-one": owner is not a text']);
  });

  it('should say of another contract that the shell refuses it', () => {
    expect(describe({ contractVersion: CONTRACT_VERSION - 1 })?.en.routes).toHaveLength(1);
    expect(problems).toEqual([expect.stringContaining('"mfe-one": refused: contract version')]);
  });

  it.each([[{ name: '../evil' }], [{ routes: 7 }], [{ navigation: null }]])(
    'should refuse a remote with %j',
    (bad) => {
      expect(describe(bad)).toBeUndefined();
      expect(problems).toHaveLength(1);
    },
  );
});
