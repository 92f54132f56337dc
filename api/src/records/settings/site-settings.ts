import { Injectable, Logger } from '@nestjs/common';
import { type Locale, LOCALES } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { FreshCache } from '../../platform/changes/fresh-cache';
import { SiteConfig } from '../../platform/config/config';
import { inTime } from '../../platform/turns/in-time';
import { readSettings } from './read-settings';
import type { SettingsDto } from './settings.dto';

/** The facts about this installation in every HTML document. */
export interface Site extends SiteConfig {
  imprintUrl?: string;
  /** The offered languages; undefined when all are offered. */
  languages?: Locale[];
}

/**
 * A cache of the settings that documents show, so that a scan needs no query for them. A change is visible at once in
 * the replica that made it, and within a second in the others (ADR 21).
 */
@Injectable()
export class SiteSettings {
  private readonly logger = new Logger('SiteSettings');
  private readonly sites: FreshCache<Site>;

  constructor(
    dataSource: DataSource,
    private readonly config: SiteConfig,
    changes: Changes,
  ) {
    const read = async () => toSite(config, await readSettings(dataSource.manager));
    this.sites = new FreshCache(changes, { topic: 'settings', max: 1, read });
  }

  /** The settings in the cache; undefined when `get` would read them again. */
  get fresh(): Site | undefined {
    return this.sites.peek(ALL);
  }

  /** Answers the same object until a setting changes. While the database does not answer, older settings are shown. */
  async get(): Promise<Site> {
    if (this.fresh) return this.fresh;
    try {
      return (await inTime(this.sites.read(ALL)))!;
    } catch (error) {
      this.logger.warn({ msg: 'The settings could not be read; documents show older ones', err: error });
      return this.sites.peekOld(ALL) ?? this.config;
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
