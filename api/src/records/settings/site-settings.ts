import { Injectable, Logger } from '@nestjs/common';
import { type Locale, LOCALES, SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
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

/**
 * How long documents may show old settings after another replica changed them; the same as for codes (ADR 10).
 */
const FRESH = 5 * SECOND;

/**
 * A cache of the settings that documents show, so that a scan needs no query for them. A change is visible at once in
 * the process that made it, and after at most five seconds in the others.
 */
@Injectable()
export class SiteSettings {
  private readonly logger = new Logger('SiteSettings');
  private known: { site: Site; version: number | undefined };
  private readAt = -Infinity;
  private changes = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: SiteConfig,
    private readonly clock: Clock,
  ) {
    this.known = { site: config, version: undefined };
  }

  /** The settings in the cache; undefined when `get` would read them again. */
  get fresh(): Site | undefined {
    return this.clock.now().getTime() - this.readAt < FRESH ? this.known.site : undefined;
  }

  /** Answers the same object until a setting changes. While the database does not answer, older settings are shown. */
  async get(): Promise<Site> {
    if (this.fresh) return this.fresh;
    try {
      await inTime(this.read());
    } catch (error) {
      this.logger.warn({ msg: 'The settings could not be read; documents show older ones', err: error });
    }
    return this.known.site;
  }

  /** Call it after a change was committed. */
  forget(): void {
    this.changes += 1;
    this.readAt = -Infinity;
  }

  private async read(): Promise<void> {
    const { changes } = this;
    const now = this.clock.now().getTime();
    const settings = await readSettings(this.dataSource.manager);
    // A change during the read: what was read may be old.
    if (changes !== this.changes) return this.read();
    this.readAt = now;
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
