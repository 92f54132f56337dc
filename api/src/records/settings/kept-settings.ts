import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { FreshCache } from '../../platform/changes/fresh-cache';
import { readSettings } from './read-settings';
import type { SettingsDto } from './settings.dto';

/**
 * The settings in memory, for what every request asks. A change is known at once in the replica that made it, and within
 * a second in the others (ADR 21). What happens rarely reads `SettingsService`.
 */
@Injectable()
export class KeptSettings {
  private readonly settings: FreshCache<SettingsDto>;

  constructor(dataSource: DataSource, changes: Changes) {
    const read = () => readSettings(dataSource.manager);
    this.settings = new FreshCache(changes, { topic: 'settings', max: 1, read });
  }

  /** Undefined when `get` would read them again. */
  get fresh(): SettingsDto | undefined {
    return this.settings.peek(ALL);
  }

  /** The latest that were read, for use while the database does not answer. */
  get latest(): SettingsDto | undefined {
    return this.settings.peekOld(ALL);
  }

  /** Answers the same object until a setting changes. */
  async get(): Promise<SettingsDto> {
    return this.fresh ?? (await this.settings.read(ALL))!;
  }
}
