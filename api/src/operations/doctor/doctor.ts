import type { DataSource } from 'typeorm';
import type { UsableConfig } from '../../platform/config/load-usable-config';
import { checkBackup } from './checks/backup';
import { checkBounces } from './checks/bounces';
import { checkBuilds } from './checks/builds';
import { checkClock } from './checks/clock';
import { checkDatabase, openOnce } from './checks/database';
import { checkMachine } from './checks/machine';
import { checkMail } from './checks/mail';
import { checkOutbox } from './checks/outbox';
import { checkProxy } from './checks/proxy';
import { checkRedis } from './checks/redis';
import { checkSenderDomain } from './checks/sender-domain';
import { checkSettings } from './checks/settings';
import { checkSite } from './checks/site';
import type { Check } from './finding';

/** Everything that stands between an operator and a working site. What a wrong setting names is not looked at. */
export function listChecks(usable: UsableConfig, createDataSource: () => DataSource): Check[] {
  const { database, mail, redis, server } = usable.config;
  const open = openOnce(createDataSource);
  const checks: (Check & { needs?: string[] })[] = [
    { name: 'settings', findings: checkSettings(usable) },
    { name: 'builds', findings: checkBuilds(server.webRoot) },
    { name: 'machine', findings: checkMachine(server.dataDir, database) },
    { name: 'database', needs: ['DATABASE_URL'], findings: checkDatabase(database, open) },
    { name: 'clock', needs: ['DATABASE_URL'], findings: checkClock(Boolean(database.url), open) },
    { name: 'backup', needs: ['DATABASE_URL'], findings: checkBackup(usable.config, open) },
    { name: 'redis', needs: ['REDIS_URL'], findings: checkRedis(redis.url) },
    { name: 'mail', needs: ['SMTP_URL'], findings: checkMail(mail) },
    { name: 'outbox', needs: ['DATABASE_URL'], findings: checkOutbox(database, open) },
    { name: 'bounces', needs: ['DATABASE_URL'], findings: checkBounces(usable.config, open) },
    {
      name: 'sender',
      needs: ['MAIL_FROM', 'MAIL_ENVELOPE_FROM', 'PUBLIC_URL'],
      findings: checkSenderDomain(mail.from.address, mail.envelopeFrom),
    },
    { name: 'site', needs: ['PUBLIC_URL'], findings: checkSite(server.publicUrl) },
    {
      name: 'proxy',
      needs: ['PUBLIC_URL', 'SECRET_KEY', 'TRUST_PROXY'],
      findings: checkProxy(usable.config),
    },
  ];
  return checks.filter(({ needs = [] }) => !needs.some((name) => usable.wrong.has(name)));
}
