import { Injectable, Logger } from '@nestjs/common';
import type { RedisClientType } from '@redis/client';
import { SECOND } from '@ringtag/contracts';
import { RedisConfig, ServerConfig } from '../config/config';
import { Outage } from '../outages/outage';
import { type Apply, type Change, TOPICS } from './change';

const PING_EVERY_MS = SECOND;
/** A connection that is silent for so long is opened anew, although nothing has closed it. */
const LONGEST_SILENCE_MS = 5 * SECOND;
const CONNECT_TIMEOUT_MS = 2 * SECOND;
/** Beyond, messages are dropped: the feed has them too. */
const MOST_UNANSWERED = 1000;
const LONGEST_WAIT_MS = 2 * SECOND;
/**
 * In characters; several times the longest message of a replica (`summarize`). Longer ones come from somebody else, and
 * reading them could fill the memory.
 */
const LONGEST_MESSAGE = 65_536;

type Client = RedisClientType<Record<never, never>, Record<never, never>, Record<never, never>, 3>;

export interface RedisState {
  /** True while Redis answers and this replica is subscribed to the channel. */
  connected: boolean;
  /** Counted since the start. Lost are those that Redis did not take. */
  messages: Readonly<Record<'sent' | 'received' | 'lost', number>>;
}

/**
 * Passes changes to the other replicas through Redis, and takes theirs. Redis may be away at any time: messages are
 * lost then, and the feed makes them good (ADR 21). Does nothing where no Redis is configured.
 */
@Injectable()
export class RedisLink {
  private readonly outage = new Outage(
    new Logger('Redis'),
    {
      begins: 'Redis is away: other replicas learn of changes within a second',
      ends: 'Redis is there again',
    },
    'error',
  );
  private readonly channel: string;
  private client: Client | undefined;
  private openedAt = -Infinity;
  private heardAt = -Infinity;
  private isSubscribed = false;
  private watch: NodeJS.Timeout | undefined;
  private readonly messages = { sent: 0, received: 0, lost: 0 };

  constructor(
    private readonly config: RedisConfig,
    { publicUrl }: ServerConfig,
  ) {
    // Several installations may share one Redis.
    this.channel = `ringtag ${new URL(publicUrl).host} changes`;
  }

  /**
   * Does not wait for Redis: a replica starts without it.
   * @param apply gets the changes that other replicas send
   */
  async start(apply: Apply): Promise<void> {
    const { url } = this.config;
    if (!url) return;
    const open = () => this.open(url, apply);
    await open();
    this.watch = setInterval(() => void this.reopenSilent(open), PING_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.watch);
    this.client?.destroy();
  }

  /** Undefined where no Redis is configured. */
  get state(): RedisState | undefined {
    return this.config.url
      ? { connected: this.isSubscribed && this.isAnswering(), messages: this.messages }
      : undefined;
  }

  /** Never throws and never waits. */
  send(changes: readonly Change[]): void {
    if (!this.client || changes.length === 0) return;
    this.client.publish(this.channel, JSON.stringify(changes)).then(
      () => (this.messages.sent += 1),
      () => (this.messages.lost += 1),
    );
  }

  private async open(url: string, apply: Apply): Promise<void> {
    // Loading it takes 0.1 s, which only an installation with Redis needs to wait.
    const { createClient } = await import('@redis/client');
    const client: Client = createClient({
      url,
      // With this version of the protocol, one connection can both send and listen.
      RESP: 3,
      disableOfflineQueue: true,
      commandsQueueMaxLength: MOST_UNANSWERED,
      pingInterval: PING_EVERY_MS,
      socket: {
        connectTimeout: CONNECT_TIMEOUT_MS,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2),
      },
    });
    // One that was replaced has nothing to say any more.
    const fail = (error: unknown) => this.client === client && this.outage.begin(error);
    const take = (message: string) => {
      this.messages.received += 1;
      apply(toChanges(message));
    };
    // The client listens again after each time that it connects, once it could. Then this asks for nothing.
    const subscribe = () => client.subscribe(this.channel, take).then(() => this.noteSubscribed(), fail);
    client.on('ready', () => {
      this.heardAt = performance.now();
      void subscribe();
    });
    client.on('ping-interval', () => {
      this.heardAt = performance.now();
      if (!this.isSubscribed) void subscribe();
    });
    client.on('error', fail);
    this.client = client;
    this.isSubscribed = false;
    this.openedAt = performance.now();
    // The client tries again until it is destroyed.
    client.connect().catch(fail);
  }

  private noteSubscribed(): void {
    this.isSubscribed = true;
    this.outage.end();
  }

  /**
   * The host of Redis may have vanished without a word. The operating system would notice after many minutes.
   * `socketTimeout` of the client counts what is written too: a replica that sends often would not notice either.
   */
  private async reopenSilent(open: () => Promise<void>): Promise<void> {
    if (this.isAnswering() || performance.now() - this.openedAt < LONGEST_SILENCE_MS) return;
    this.outage.begin(new Error(`Redis has not answered for ${LONGEST_SILENCE_MS} ms`));
    this.client?.destroy();
    await open();
  }

  private isAnswering(): boolean {
    return Boolean(this.client?.isReady) && performance.now() - this.heardAt < LONGEST_SILENCE_MS;
  }
}

/** Leaves out what is not a change: a replica of another release may send what this one does not know. */
function toChanges(message: string): Change[] {
  if (message.length > LONGEST_MESSAGE) return [];
  try {
    const sent: unknown = JSON.parse(message);
    return Array.isArray(sent) ? sent.filter(isChange) : [];
  } catch {
    return [];
  }
}

function isChange(sent: unknown): sent is Change {
  if (typeof sent !== 'object' || sent === null) return false;
  const { topic, subject } = sent as Partial<Change>;
  return TOPICS.includes(topic as never) && typeof subject === 'string';
}
