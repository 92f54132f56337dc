/** Typed settings by topic, read from the environment once at start (see load-config.ts). */

import type { RequestTimes } from '../requests/request-times';

export const ENVIRONMENTS = ['development', 'production', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** OTLP over HTTP, as OpenTelemetry names it. Not `grpc`: it would need another client. */
export const OTLP_PROTOCOLS = ['http/protobuf', 'http/json'] as const;

export class ServerConfig {
  /** How long requests may take. */
  times!: RequestTimes;
  environment!: Environment;
  production!: boolean;
  host!: string;
  port!: number;
  /** Origin under which people reach the product, without a trailing slash. */
  publicUrl!: string;
  /** Origin of the short domain; the same as `publicUrl` where there is none. */
  shortUrl!: string;
  /**
   * Origin in the addresses of new QR files: the link service, else the short domain. The server sends nothing to it.
   */
  codesUrl!: string;
  dataDir!: string;
  /** Folder that holds the built shell and remotes. */
  webRoot!: string;
  /** What Fastify trusts of X-Forwarded-*: a hop count or a list of addresses; never everything (LIM-1). */
  trustProxy!: number | string | false;
  /** Time between "not ready" and closing, so that a load balancer notices (milliseconds). */
  shutdownDelay!: number;
}

export class DatabaseConfig {
  /** mysql://… or undefined for the embedded SQLite file. */
  url!: string | undefined;
  sqliteFile!: string;
  /** The largest number of connections that requests use at once. */
  connections!: number;
}

export class RedisConfig {
  /** redis://… or undefined where replicas hear of each other through the database only. */
  url!: string | undefined;
}

export class MailConfig {
  /** smtp://… or undefined for the development mailbox. */
  smtpUrl!: string | undefined;
  /** Whether the mail server has to offer STARTTLS; the parameters of the URL may override this. */
  requireTls!: boolean;
  /** The sender of all emails. Never a string: a string is parsed as a list of addresses (MAIL-1). */
  from!: { name: string; address: string };
  /** Where mail servers send what they cannot deliver (Return-Path). Undefined: to the address of `from`. */
  envelopeFrom!: string | undefined;
  /** Each of them may sign what the webhook of a mail provider says. Empty: there is no webhook. */
  bounceKeys!: readonly Buffer[];
  mailboxDir!: string;
  /** Sends nothing that is queued: for commands beside a server, and on a restored database whose original may run. */
  paused?: true;
}

export class PushConfig {
  /** The origin of a push service that takes the place of those of browsers. Undefined in production. */
  testServiceUrl!: string | undefined;
}

export class BrandConfig {
  name!: string;
  /** The text of an SVG file. Undefined: the logo of the product. */
  logo?: string | undefined;
}

/** What the pages show about this installation. It is part of every HTML document, so nothing in it is secret. */
export class SiteConfig {
  /** As in `BrandConfig`. */
  name!: string;
  /** Targets of the links in the footer: URLs, or paths on this site. */
  termsUrl!: string;
  privacyUrl!: string;
  /** Who runs this installation. The built-in legal pages show it. */
  operatorName!: string | undefined;
  operatorEmail!: string | undefined;
  /** Hosts besides that of `publicUrl` to which QR codes lead. Undefined: there are none. */
  codeHosts?: string[] | undefined;
}

export class SecurityConfig {
  /** Signs. Key material of 32 bytes or more, outside the database (OTP-2). */
  secret!: string;
  /** The secret before or after `secret`, while replicas change over (ADR 63). Its signatures are valid, too. */
  acceptedSecret!: string | undefined;
  /** Where vulnerabilities are reported, for security.txt. Undefined: there is no such file. */
  contact?: string | undefined;
  adminEmail!: string | undefined;
  adminPassword!: string | undefined;
}

export class LimitsConfig {
  /** Codes and links that one client address may have mailed per hour. */
  mailsPerClient!: number;
  /** Codes and links that one network may have mailed per hour. After that, one per minute. */
  mailsPerNetwork!: number;
  /** Codes and links per hour for all clients together, mailed to addresses that nobody has confirmed yet. */
  mailsOverall!: number;
}

export class MetricsConfig {
  /** The bearer token for `/metrics`. Undefined: the path does not exist. */
  token!: string | undefined;
}

export class TracingConfig {
  /** The address that spans are sent to. Undefined: nothing is recorded. */
  url!: string | undefined;
  protocol!: (typeof OTLP_PROTOCOLS)[number];
  /** How many of the traces that begin here are recorded, from 0 to 1. */
  share!: number;
}

export class LogConfig {
  level!: string;
}

/** The class under which each topic can be injected. */
export const CONFIG_CLASSES = {
  server: ServerConfig,
  database: DatabaseConfig,
  redis: RedisConfig,
  mail: MailConfig,
  push: PushConfig,
  brand: BrandConfig,
  site: SiteConfig,
  security: SecurityConfig,
  limits: LimitsConfig,
  metrics: MetricsConfig,
  tracing: TracingConfig,
  log: LogConfig,
};

export type Config = {
  [Topic in keyof typeof CONFIG_CLASSES]: InstanceType<(typeof CONFIG_CLASSES)[Topic]>;
};
