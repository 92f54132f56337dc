import { Injectable, Logger } from '@nestjs/common';
import { type Locale, LOCALES } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { SiteConfig } from '../../platform/config/config';
import { inTime } from '../../platform/turns/in-time';
import { Clock } from '../../platform/clock/clock';
import { readSettings } from './read-settings';
import type { SettingsDto } from './settings.dto';

/** What stands about this installation in every document. */
export interface Site extends SiteConfig {
  imprintUrl?: string;
  /** The interface languages that are offered, where those are not all. */
  languages?: Locale[];
}

/** How long documents may show what another replica changed; as long as with codes (docs/adr/0010). */
const FRESH = 5_000;

/**
 * The settings that documents show, kept: a scan must not cost a query more. A change shows at once in the process that
 * made it, and after at most five seconds in another one.
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

  /** The same object until something changed. A database that does not answer is no reason to withhold a document. */
  async current(): Promise<Site> {
    if (this.clock.now().getTime() - this.readAt < FRESH) return this.known.site;
    try {
      await inTime(this.read());
    } catch (error) {
      this.logger.warn({ msg: 'The settings could not be read; documents show older ones', err: error });
    }
    return this.known.site;
  }

  /** To be called after a change was committed. */
  forget(): void {
    this.changes += 1;
    this.readAt = -Infinity;
  }

  private async read(): Promise<void> {
    const { changes } = this;
    const now = this.clock.now().getTime();
    const settings = await readSettings(this.dataSource.manager);
    // What was read before a change must not be kept after it.
    if (changes !== this.changes) return this.read();
    this.readAt = now;
    if (settings.version !== this.known.version) {
      this.known = { site: siteOf(this.config, settings), version: settings.version };
    }
  }
}

function siteOf(config: SiteConfig, settings: SettingsDto): Site {
  const { termsUrl, privacyUrl, imprintUrl, languages } = settings;
  return {
    ...config,
    ...(termsUrl && { termsUrl }),
    ...(privacyUrl && { privacyUrl }),
    ...(imprintUrl && { imprintUrl }),
    ...(languages.length < LOCALES.length && { languages }),
  };
}
