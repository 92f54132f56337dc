/** Typed settings by domain; read once at start from the environment (see load-config.ts). */

import type { RequestTimes } from '../requests/request-times';

export const ENVIRONMENTS = ['development', 'production', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

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
  /** Origin in the addresses of new QR files: of the link service, else of the short domain. Nothing calls it. */
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
}

export class MailConfig {
  /** smtp://… or undefined for the development mailbox. */
  smtpUrl!: string | undefined;
  /** Whether mails are sent only to a server that offers STARTTLS; the URL may say otherwise. */
  requireTls!: boolean;
  from!: string;
  mailboxDir!: string;
}

export class BrandConfig {
  name!: string;
}

/** What the pages are told about this installation; it stands in every document, so nothing in it is secret. */
export class SiteConfig {
  /** Where the footer's links lead: addresses or paths of this site. */
  termsUrl!: string;
  privacyUrl!: string;
  /** Who runs this installation, as the built-in legal pages name it. */
  operatorName!: string | undefined;
  operatorEmail!: string | undefined;
}

export class SecurityConfig {
  /** Key material of 32 bytes or more, outside the database (OTP-2). */
  secret!: string;
  adminEmail!: string | undefined;
  adminPassword!: string | undefined;
}

export class LimitsConfig {
  /** Codes and links mailed an hour at the request of one client address. */
  mailsPerClient!: number;
  /** Those of one network; beyond, one a minute. */
  mailsPerNetwork!: number;
  /** Those to addresses that nobody has proven yet, over everybody. */
  mailsOverall!: number;
}

export class MetricsConfig {
  /** Whoever brings it reads `/metrics`; undefined: there is no such path. */
  token!: string | undefined;
}

export class LogConfig {
  level!: string;
}

export interface Config {
  server: ServerConfig;
  database: DatabaseConfig;
  mail: MailConfig;
  brand: BrandConfig;
  site: SiteConfig;
  security: SecurityConfig;
  limits: LimitsConfig;
  metrics: MetricsConfig;
  log: LogConfig;
}
