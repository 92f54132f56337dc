import { say } from '../status';

interface Listeners {
  /** Gets the page that answers a form. */
  onPage: (page: Document) => void;
  /** Resolves to the page as it is now, or to nothing where it cannot be had. */
  read: () => Promise<Document | undefined>;
  /** Said where nothing came back. */
  failed: string;
}

/**
 * Sends the forms with `[data-post]` without leaving the page, one at a time, and says what they hold when they were
 * taken. A text that was refused, or of which nobody knows whether it arrived, stays. Sent again, it is the same message.
 */
export function listenForPosts({ onPage, read, failed }: Listeners): void {
  const sending = new Set<HTMLFormElement>();
  /** Another form waits for the one before it. */
  let last: Promise<unknown> = Promise.resolve();
  /** The content that may have arrived. */
  let unsure: string | undefined;

  document.addEventListener('submit', (event) => {
    const form = event.target;
    // Another part of the page sends it later where its photos are not ready yet.
    if (event.defaultPrevented) return;
    if (!(form instanceof HTMLFormElement) || form.dataset.post === undefined) return;
    event.preventDefault();
    if (sending.has(form)) return;
    sending.add(form);
    last = last.then(() => send(form)).finally(() => sending.delete(form));
  });

  async function send(form: HTMLFormElement): Promise<void> {
    const body = form.querySelector('textarea');
    const text = body?.value;
    const content = body ? toContent(form) : undefined;
    // Another content is another message: its form has an id of its own.
    if (content !== undefined && unsure !== undefined && unsure !== content)
      renew(form, await read().catch(() => undefined));
    if (content !== undefined) unsure = content;
    const page = await post(form);
    if (!page) return showProblem(form, failed);
    if (content !== undefined) unsure = undefined;
    onPage(page.shown);
    takeProblem(form, page.shown);
    if (!page.isTaken) return;
    if (body) empty(form, body, text);
    renew(form, page.shown);
    if (form.dataset.post) say(form.dataset.post);
  }
}

/** Answers nothing where no page came back, and leaves the page where the conversation is over. */
async function post(form: HTMLFormElement): Promise<{ shown: Document; isTaken: boolean } | undefined> {
  try {
    const data = new FormData(form);
    const hasFiles = form.enctype === 'multipart/form-data';
    const body = hasFiles
      ? data
      : new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
    const response = await fetch(inPageLanguage(form.action), { method: 'POST', body });
    if (response.status === 404) location.reload();
    const shown = toPage(await response.text());
    return shown && { shown, isTaken: response.ok };
  } catch {
    return undefined;
  }
}

/**
 * Adds the language of this page to an address of its conversation. The server cannot know it otherwise: this page
 * sends no referrer, because its address is a secret.
 */
export function inPageLanguage(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}locale=${document.documentElement.lang}`;
}

/** The page of a conversation; undefined for any other, such as that of a failure. */
export function toPage(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('[data-conversation]') ? page : undefined;
}

/** What a message says, to tell it from another. */
function toContent(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([name]) => name !== 'submission');
  return JSON.stringify(fields.map(([, value]) => (value instanceof File ? toFacts(value) : value)));
}

/** A field without a photo has an empty file, of this very moment. */
function toFacts({ name, size, lastModified }: File) {
  return size > 0 ? [name, size, lastModified] : [];
}

/** Empties a form that was taken. What was typed since it was sent stays. */
function empty(form: HTMLFormElement, body: HTMLTextAreaElement, sent: string | undefined): void {
  const typed = body.value === sent ? '' : body.value;
  form.reset();
  body.value = typed;
}

/** Takes the id of the next message. */
function renew(form: HTMLFormElement, page: Document | undefined): void {
  const field = form.querySelector<HTMLInputElement>('[name=submission]');
  const next = page?.querySelector<HTMLInputElement>('[name=submission]');
  if (field && next) field.value = next.value;
}

function showProblem(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('[data-problem]');
  if (!place) return say(text);
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = text;
  place.replaceChildren(line);
}

/** Shows why the answering page has not taken the form, or removes what was shown before. */
function takeProblem(form: HTMLFormElement, page: Document): void {
  for (const selector of ['[data-problem]', '#message-body-error']) {
    const [before, after] = [form.querySelector(selector), page.querySelector(selector)];
    before?.replaceChildren(...[...(after?.childNodes ?? [])].map((node) => document.importNode(node, true)));
  }
  const invalid = page.querySelector('#message-body')?.getAttribute('aria-invalid');
  const field = form.querySelector('textarea');
  if (!invalid) return field?.removeAttribute('aria-invalid');
  field?.setAttribute('aria-invalid', invalid);
  field?.focus();
}
