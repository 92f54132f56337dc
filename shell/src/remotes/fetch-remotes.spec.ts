import { CONTRACT_VERSION } from '@ringtag/contracts';
import { fetchRemotes } from './fetch-remotes';

const list = (name: string) => ({
  remotes: [{ name, contractVersion: CONTRACT_VERSION, manifest: '/m.json', routes: [], navigation: [] }],
});
const block = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;
const START = { scripts: [], files: [], remotes: '/remotes.1.json' };

const asked = jest.fn((path: string, _options: RequestInit) =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(list(`fetched${path.replaceAll(/\W/g, '-')}`)) }),
);
const read = async (html: string) => {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  document.body.replaceChildren(...body.children);
  return (await fetchRemotes()).remotes.map(({ name }) => name);
};

beforeEach(() => {
  asked.mockClear();
  Object.assign(window, { fetch: asked });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

it('should read the list in the document, and ask for none', async () => {
  expect(await read(block('remotes', list('inlined')))).toEqual(['inlined']);
  expect(asked).not.toHaveBeenCalled();
});

it('should take the list that the document names from the cache of the browser', async () => {
  expect(await read(block('start', START))).toEqual(['fetched-remotes-1-json']);
  expect(asked.mock.lastCall).toMatchObject(['/remotes.1.json', { cache: 'default' }]);
});

it('should ask for the newest list where the document names none', async () => {
  expect(await read('')).toEqual(['fetched-remotes-json']);
  expect(asked.mock.lastCall).toMatchObject(['/remotes.json', { cache: 'no-cache' }]);
});
