import { listenForPosts } from './post-forms';
import { drawPage, FIRST, one, settled, show, status, written } from './testing/drawn-page';

interface Answer {
  html: string;
  /** 200 where it is left out. */
  code?: number;
}

const posted: { path: string; search: string; fields: Record<string, string> }[] = [];
const onPage = jest.fn();
let answer: () => Answer | Promise<Answer>;

const field = () => one<HTMLTextAreaElement>('#message-body');
const problem = () => one('[data-problem]').textContent;
const submit = async (form: HTMLFormElement = field().form!) => {
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settled();
};
const type = (text: string) => (field().value = text);
const sent = () => posted.map(({ fields }) => [fields.body, fields.submission]);

listenForPosts({
  onPage,
  read: () => Promise.resolve(new DOMParser().parseFromString(drawPage(), 'text/html')),
  failed: 'Couldn’t send your message',
});
Object.assign(window, {
  fetch: async (url: string, { body }: { body: FormData | URLSearchParams }) => {
    const { pathname: path, search } = new URL(url);
    posted.push({ path, search, fields: Object.fromEntries(body) as Record<string, string> });
    const { html, code = 200 } = await answer();
    return { ok: code === 200, status: code, text: () => Promise.resolve(html) };
  },
});
beforeEach(() => {
  posted.length = 0;
  onPage.mockClear();
  answer = () => ({ html: drawPage({ messages: [FIRST, written(1, 'sender', 'Hello')] }) });
  show(drawPage());
});

it('should send a message without leaving the page, take the answer, and be ready for the next one', async () => {
  type('Hello');
  await submit();
  expect(onPage).toHaveBeenCalledTimes(1);
  expect([field().value, problem()]).toEqual(['', '']);
  type('And');
  await submit();
  const [[, first], [, second]] = sent() as [string[], string[]];
  expect(posted[0]!.path).toBe('/conversation/token');
  expect(second).not.toBe(first);
});

it('should keep what is typed while a message is on its way', async () => {
  let arrive: (page: { html: string }) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  type('Hello');
  await submit();
  type('Hello, I am here');
  arrive({ html: drawPage() });
  await settled();
  expect(field().value).toBe('Hello, I am here');
});

it('should keep a text that was refused, and show why', async () => {
  const failed = { typed: '', problem: 'Please wait', invalid: true };
  answer = () => ({ code: 429, html: drawPage({}, failed) });
  type('Hello');
  await submit();
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['Hello', 'true']);
  expect(document.activeElement).toBe(field());
  expect(problem()).toContain('Please wait');
});

it('should send the same message again where nobody knows whether it arrived', async () => {
  answer = () => Promise.reject(new Error('offline'));
  type('Hello');
  await submit();
  expect([problem(), field().value]).toEqual(['Couldn’t send your message', 'Hello']);
  await submit();
  const [first, second] = sent();
  expect(second).toEqual(first);
});

it('should send another message where it was changed after that', async () => {
  answer = () => Promise.reject(new Error('offline'));
  type('Hello');
  await submit();
  type('Hello!');
  await submit();
  const [[, first], [, second]] = sent() as [string[], string[]];
  expect(second).not.toBe(first);
});

it('should say what another form has done, and where it could not be sent', async () => {
  const solve = () => one<HTMLInputElement>('[name=solved]').form!;
  await submit(solve());
  expect(posted).toMatchObject([{ path: '/conversation/token/solved', fields: { solved: '1' } }]);
  expect(status()).toBe('Solved');
  answer = () => ({ code: 503, html: '<h1>Unavailable</h1>' });
  await submit(solve());
  expect([status(), onPage.mock.calls.length]).toEqual(['Couldn’t send your message', 1]);
});

it('should keep a half-written message when an address for answers is left', async () => {
  show(drawPage({ answersTo: { mailed: false } }));
  type('I am at the');
  one<HTMLInputElement>('[name=address]').value = 'me@example.com';
  await submit(one<HTMLInputElement>('[name=address]').form!);
  expect(posted).toMatchObject([
    { path: '/conversation/token/answers-to', fields: { address: 'me@example.com', give: '1' } },
  ]);
  expect(field().value).toBe('I am at the');
  expect(status()).toBe('Emails turned on');
});

it('should be answered in the language of the page', async () => {
  document.documentElement.lang = 'uk';
  type('Hello');
  await submit();
  expect(posted[0]!.search).toBe('?locale=uk');
});
