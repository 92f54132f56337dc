import { defaultSettings, SETTINGS } from '@ringtag/contracts';
import { validateSync } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { SettingEntity } from '../tables/setting.entity';
import { SettingsDto } from './settings.dto';

/** Reads the stored settings. A setting that is missing, or out of bounds in this release, has its default. */
export async function readSettings(manager: EntityManager): Promise<SettingsDto> {
  const rows = await manager.find(SettingEntity);
  const known = rows.filter(({ key }) => Object.hasOwn(SETTINGS, key));
  const stored = Object.fromEntries(known.map(({ key, value }) => [key, value.is]));
  const defaults = { ...defaultSettings(), version: rows[0]?.version ?? 0 };
  const settings = Object.assign(new SettingsDto(), defaults, stored);
  const refused = validateSync(settings).map(({ property }) => property as keyof SettingsDto);
  return Object.assign(settings, Object.fromEntries(refused.map((key) => [key, defaults[key]])));
}
