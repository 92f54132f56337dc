import { Injectable, Logger } from '@nestjs/common';
import { type Locale, LOCALES, SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { Changes } from '../../platform/changes/changes';
import { SiteConfig } from '../../platform/config/config';
import { inTime } from '../../platform/turns/in-time';
import { readSettings } from './read-settings';
import type { SettingsDto } from './settings.dto';

/** What every HTML document says about this installation. */
export interface Site extends SiteConfig {
  imprintUrl?: string;
  /** The offered languages; undefined when all are offered. */
  languages?: Locale[];
}

/** For changes that nobody notes: those of replicas of a release before `Changes`, and those made by hand. */
const MAX_AGE_MS = 5 * SECOND;

/**
 * A cache of the settings that documents show, so that a scan needs no query for them. A change is visible at once in
 * the replica that made it, and within a second in the others (ADR 59).
 */
@Injectable()
export class SiteSettings {
  private readonly logger = new Logger('SiteSettings');
  private known: { site: Site; version: number | undefined };
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;
  private forgotten = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: SiteConfig,
    private readonly changes: Changes,
  ) {
    this.known = { site: config, version: undefined };
    changes.listen('settings', () => {
      this.forgotten += 1;
      this.readAt = -Infinity;
    });
  }

  /** The settings in the cache; undefined when `get` would read them again. */
  get fresh(): Site | undefined {
    const young = performance.now() - this.readAt < MAX_AGE_MS;
    return young && this.changes.isCurrent ? this.known.site : undefined;
  }

  /** Answers the same object until a setting changes. While the database does not answer, older settings are shown. */
  async get(): Promise<Site> {
    if (this.fresh) return this.fresh;
    try {
      this.reading ??= this.read().finally(() => (this.reading = undefined));
      await inTime(this.reading);
    } catch (error) {
      this.logger.warn({ msg: 'The settings could not be read; documents show older ones', err: error });
    }
    return this.known.site;
  }

  private async read(): Promise<void> {
    const { forgotten } = this;
    const startedAt = performance.now();
    const settings = await readSettings(this.dataSource.manager);
    // A change during the read: what was read may be old.
    if (forgotten !== this.forgotten) return this.read();
    this.readAt = startedAt;
    if (settings.version !== this.known.version) {
      this.known = { site: toSite(this.config, settings), version: settings.version };
    }
  }
}

function toSite(config: SiteConfig, settings: SettingsDto): Site {
  const { termsUrl, privacyUrl, imprintUrl, languages } = settings;
  return {
    ...config,
    ...(termsUrl && { termsUrl }),
    ...(privacyUrl && { privacyUrl }),
    ...(imprintUrl && { imprintUrl }),
    ...(languages.length < LOCALES.length && { languages }),
  };
}
