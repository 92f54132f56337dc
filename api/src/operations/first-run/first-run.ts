import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { Administrators } from '../../accounts';
import { ItemBatchesService, ProjectsService } from '../../codes';
import type { Config } from '../../platform/config/config';

const DEMO_CODES = 6;

/** What the first run created. Also written to `<DATA_DIR>/first-run.json` for scripts. */
export interface FirstRun {
  url: string;
  mailbox: string;
  admin: { email: string; password: string };
  codes: string[];
}

/**
 * Creates the first administrator, if there is none, from ADMIN_EMAIL and ADMIN_PASSWORD. Outside production it also
 * creates a demonstration project with a few free codes, and turns on digital codes for it. Answers what it created.
 * Call it before the server listens, so that the first visitor finds everything.
 */
export async function firstRun(app: INestApplicationContext, config: Config): Promise<FirstRun | undefined> {
  const administrators = app.get(Administrators);
  if (await administrators.exist()) return undefined;
  const { adminEmail, adminPassword } = config.security;
  if (config.server.production) {
    if (adminEmail && adminPassword) await administrators.create(adminEmail, adminPassword);
    return undefined;
  }
  const admin = {
    email: adminEmail ?? 'admin@ringtag.example',
    password: adminPassword ?? randomBytes(9).toString('base64url'),
  };
  const { id } = await administrators.create(admin.email, admin.password);
  const project = await app.get(ProjectsService).create(id, {
    name: 'Demo project',
    description: 'A few codes to try out',
    activatable: true,
    digitalCodes: true,
  });
  const { items } = await app.get(ItemBatchesService).create(project.id, { count: DEMO_CODES });
  const facts = {
    url: config.server.publicUrl,
    mailbox: `${config.server.publicUrl}/dev/mailbox`,
    admin,
    codes: items.map(({ alias }) => alias),
  };
  mkdirSync(config.server.dataDir, { recursive: true });
  writeFileSync(toFile(config), `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
  return facts;
}

/** The text for the terminal: what a newcomer needs to start. */
export function describe(config: Config, facts: FirstRun): string {
  const mails = config.mail.smtpUrl ? `sent through ${new URL(config.mail.smtpUrl).host}` : facts.mailbox;
  return [
    '',
    'First run: your demo project is ready.',
    `  Scan a code      ${facts.url}/scan/${facts.codes[0]}`,
    `  Emails           ${mails}`,
    `  Administrator    ${facts.url}/sign-in  ${facts.admin.email}  ${facts.admin.password}`,
    `  Saved in         ${toFile(config)}`,
    '',
  ].join('\n');
}

function toFile(config: Config): string {
  return join(config.server.dataDir, 'first-run.json');
}
