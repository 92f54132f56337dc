import { Injectable } from '@nestjs/common';
import { LOCALES, SETTING_KEYS, type SettingKey, type Settings } from '@ringtag/contracts';
import isEmpty from 'lodash/isEmpty';
import pickBy from 'lodash/pickBy';
import { DataSource, type EntityManager } from 'typeorm';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditLog } from '../audit/audit-log';
import { SettingEntity } from '../tables/setting.entity';
import { readSettings } from './read-settings';
import type { SettingsDto } from './settings.dto';

/** Throws for settings that another domain knows to be wrong. */
type SettingsCheck = (manager: EntityManager, wanted: Settings, before: Settings) => Promise<void>;

/** The settings of the installation; ADR 21 says when a change takes effect. */
@Injectable()
export class SettingsService {
  private readonly checks: SettingsCheck[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
  ) {}

  /** The settings in the database, whichever replica changed them. */
  get(manager: EntityManager = this.dataSource.manager): Promise<SettingsDto> {
    return readSettings(manager);
  }

  /** Adds a check that settings must pass before they are saved. Domains that a setting is about register it. */
  check(check: SettingsCheck): void {
    this.checks.push(check);
  }

  /**
   * Saves all settings. Throws `outdated` when they were saved since `version` was read, and what the checks throw.
   */
  async save(wanted: SettingsDto): Promise<SettingsDto> {
    await this.transactions.run((manager) => this.write(manager, wanted));
    return this.get();
  }

  /**
   * Gives a value, in the transaction of the caller, to those of these settings that are null. Of parallel calls for one
   * setting, the first one does. Throws what the checks throw.
   */
  async fillEmpty(manager: EntityManager, given: Partial<Settings>): Promise<void> {
    const settings = await readSettings(manager);
    const empty = pickBy(given, (_, key) => settings[key as SettingKey] === null);
    if (isEmpty(empty)) return;
    try {
      await this.write(manager, Object.assign(settings, empty));
    } catch (error) {
      if (!(error instanceof DomainError) || error.errorCode !== 'outdated') throw error;
      // Somebody else has saved settings since they were read.
      await this.fillEmpty(manager, given);
    }
  }

  private async write(manager: EntityManager, wanted: SettingsDto): Promise<void> {
    if (wanted.version > 0) await claim(manager, wanted.version);
    const { version: _before, ...before } = await readSettings(manager);
    for (const check of this.checks) await check(manager, wanted, before);
    const rows = toRows(wanted);
    if (wanted.version === 0) await insertFirst(manager, rows);
    // Not an update: a setting that is new in this release has no row yet.
    else await manager.upsert(SettingEntity, rows, ['key']);
    const after = Object.fromEntries(rows.map(({ key, value }) => [key, value.is]));
    await this.audit.changed(manager, 'settings', null, before, after);
    this.changes.note(manager, 'settings', [ALL]);
  }
}

function toRows({ version, ...settings }: SettingsDto): SettingEntity[] {
  const ordered = { ...settings, languages: LOCALES.filter((locale) => settings.languages.includes(locale)) };
  return SETTING_KEYS.map((key) => ({ key, value: { is: ordered[key] }, version: version + 1 }));
}

/** Two first saves at the same time collide on the primary key. */
async function insertFirst(manager: EntityManager, rows: SettingEntity[]): Promise<void> {
  try {
    await manager.insert(SettingEntity, rows);
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('outdated') : error;
  }
}

/** Of parallel requests, one updates the rows. The others wait for its row locks and then find another version. */
async function claim(manager: EntityManager, version: number): Promise<void> {
  const { affected } = await manager.update(SettingEntity, { version }, { version: version + 1 });
  if (!affected) throw new DomainError('outdated');
}
