import type { DataSource } from 'typeorm';
import { toSender } from '../../delivery';
import type { UsableConfig } from '../../platform/config/load-usable-config';
import { buildsCheck } from './checks/builds';
import { clockCheck } from './checks/clock';
import { databaseCheck, openOnce } from './checks/database';
import { machineCheck } from './checks/machine';
import { mailCheck } from './checks/mail';
import { proxyCheck } from './checks/proxy';
import { redisCheck } from './checks/redis';
import { senderDomainCheck } from './checks/sender-domain';
import { settingsCheck } from './checks/settings';
import { siteCheck } from './checks/site';
import type { Check } from './finding';

/** Everything that stands between an operator and a working site. What a wrong setting names is not looked at. */
export function listChecks(usable: UsableConfig, createDataSource: () => DataSource): Check[] {
  const { database, mail, redis, server } = usable.config;
  const isUsable = (...names: string[]) => !names.some((name) => usable.wrong.has(name));
  return [
    settingsCheck(usable),
    buildsCheck(server.webRoot),
    machineCheck(server.dataDir, database),
    ...(isUsable('DATABASE_URL') ? databaseChecks(usable, createDataSource) : []),
    ...(isUsable('REDIS_URL') ? [redisCheck(redis.url)] : []),
    ...(isUsable('SMTP_URL') ? [mailCheck(mail)] : []),
    ...(isUsable('MAIL_FROM', 'PUBLIC_URL') ? [senderDomainCheck(toSender(mail.from).address)] : []),
    ...(isUsable('PUBLIC_URL') ? [siteCheck(server.publicUrl)] : []),
    ...(isUsable('PUBLIC_URL', 'SECRET_KEY', 'TRUST_PROXY') ? [proxyCheck(usable.config)] : []),
  ];
}

function databaseChecks({ config: { database } }: UsableConfig, createDataSource: () => DataSource): Check[] {
  const open = openOnce(createDataSource);
  return [databaseCheck(database, open), clockCheck(Boolean(database.url), open)];
}
