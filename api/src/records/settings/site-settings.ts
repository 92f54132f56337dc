import { Injectable, Logger } from '@nestjs/common';
import { type Locale, LOCALES } from '@ringtag/contracts';
import memoize from 'lodash/memoize';
import { SiteConfig } from '../../platform/config/config';
import { inTime } from '../../platform/in-time';
import { Outage } from '../../platform/outages/outage';
import { KeptSettings } from './kept-settings';
import type { SettingsDto } from './settings.dto';

/** The facts about this installation in every HTML document. */
export interface Site extends SiteConfig {
  imprintUrl?: string;
  /** The offered languages; undefined when all are offered. */
  languages?: Locale[];
}

/**
 * The settings that documents show, from memory (`KeptSettings`): a scan needs no query for them.
 */
@Injectable()
export class SiteSettings {
  private readonly outage = new Outage(
    new Logger('SiteSettings'),
    {
      begins: 'The settings cannot be read; documents show older ones',
      ends: 'The settings can be read again',
    },
    'warn',
  );
  private readonly toSite = memoize((settings: SettingsDto) => toSite(this.config, settings));

  constructor(
    private readonly config: SiteConfig,
    private readonly settings: KeptSettings,
  ) {
    this.toSite.cache = new WeakMap();
  }

  /** The settings in memory; undefined when `get` would read them again. */
  get fresh(): Site | undefined {
    const { fresh } = this.settings;
    return fresh && this.toSite(fresh);
  }

  /** Answers the same object until a setting changes. While the database does not answer, older settings are shown. */
  async get(): Promise<Site> {
    if (this.fresh) return this.fresh;
    try {
      const settings = await inTime(this.settings.get());
      this.outage.end();
      return this.toSite(settings);
    } catch (error) {
      this.outage.begin(error);
      const { latest } = this.settings;
      return latest ? this.toSite(latest) : this.config;
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
