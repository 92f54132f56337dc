import { CONVERSATION_MAIL, type ConversationSide, MINUTE, SECOND } from '@ringtag/contracts';
import { connect } from '@ringtag/event-stream';
import { showLocalTimes } from './local-times';
import { listenForNews } from './news';
import { partTaker } from './parts';
import { inPageLanguage, listenForPosts, toPage } from './post-forms';
import { listenForSeen } from './seen';

/** A message and what it changes may be told in several events. */
const EVERY_MS = SECOND;
/** Sooner than the mail is sent to a reader who is looking at the page. */
const POLL_MS = CONVERSATION_MAIL.liveWait / 2;

/** The texts in `[data-conversation]`. */
interface Words {
  offline: string;
  failed: string;
  new_other: string;
  [plural: `new_${string}`]: string;
}

/**
 * Keeps the page of a conversation true without a reload (ADR 75). It draws nothing itself: it fetches the page again
 * and takes what has changed. On a page of older messages, only the times are in the reader's time zone.
 */
export function listenForConversation(): void {
  const root = document.querySelector<HTMLElement>('[data-conversation]');
  if (!root) return;
  const take = partTaker();
  showLocalTimes(root);
  // Only the page with the newest messages.
  if (!root.querySelector('[data-net]')) return;
  const words = JSON.parse(root.dataset.conversation!) as Words;
  const { events, reader } = root.dataset;
  const path = inPageLanguage(location.pathname);
  const reload = () => location.reload();
  const see = listenForSeen(reload);
  const news = listenForNews(reader as ConversationSide, (count) => fillPlural(words, count));
  const show = (page: Document, answersForm: boolean) => {
    news(() => take(page, answersForm));
    see();
  };

  async function read(): Promise<Document | undefined> {
    const response = await fetch(path).catch(() => undefined);
    if (response?.status === 404) reload();
    return response?.ok ? toPage(await response.text()) : undefined;
  }
  const refresh = atMostEvery(EVERY_MS, async () => {
    const page = navigator.onLine ? await read().catch(() => undefined) : undefined;
    if (page) show(page, false);
  });

  listenForPosts({ onPage: (page) => show(page, true), read, failed: words.failed });
  listenForOffline(words.offline);
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) refresh();
  });
  if (events) follow(events, refresh, reload);
  else
    setInterval(() => {
      if (isVisible()) refresh();
    }, POLL_MS);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Reads again at each event, and once a minute while there is no stream. */
function follow(events: string, refresh: () => void, onEnd: () => void): void {
  let polling: ReturnType<typeof setInterval> | undefined;
  const open = () =>
    connect(events, {
      onEvent: (event) => (event === 'conversation-ended' ? onEnd() : refresh()),
      onFailing: (failing) => {
        clearInterval(polling);
        if (failing) polling = setInterval(refresh, MINUTE);
      },
    });
  let close = open();
  // A page in the browser's cache has no connection.
  addEventListener('pagehide', () => close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    close = open();
    refresh();
  });
}

function listenForOffline(text: string): void {
  const line = document.querySelector('[data-net]')!;
  const tell = () => (line.textContent = navigator.onLine ? '' : text);
  for (const type of ['online', 'offline']) addEventListener(type, tell);
  tell();
}

function fillPlural(words: Words, count: number): string {
  const { lang } = document.documentElement;
  const text = words[`new_${new Intl.PluralRules(lang).select(count)}`] ?? words.new_other;
  return text.replace('{{count}}', new Intl.NumberFormat(lang).format(count));
}

/** Runs `act` at once, and again after `ms` where it was asked for meanwhile. */
function atMostEvery(ms: number, act: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = () => {
    timer = undefined;
    if (!isWanted) return;
    isWanted = false;
    timer = setTimeout(run, ms);
    void act();
  };
  return () => {
    isWanted = true;
    if (!timer) run();
  };
}
