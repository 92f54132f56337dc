import { freePort } from '@ringtag/tools/free-port';
import { type Galera, startGalera } from '@ringtag/tools/galera';
import {
  type Haproxy,
  type Places,
  readNodeStatements,
  renderExample,
  startHaproxy,
} from '@ringtag/tools/haproxy';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { type Redis, startRedis } from '@ringtag/tools/redis';

/** The name of the database. */
export const DATABASE = 'ringtag';

/** What the replicas need around them. */
export interface Programs {
  galera: Galera;
  redis: Redis;
  mail: MailCatcher;
  haproxy: Haproxy;
  /** Where everything is, also the replicas that HAProxy expects. */
  places: Places;
  stop(): Promise<void>;
}

/** @throws Error with one line that says which program is missing or does not start. */
export async function startPrograms(): Promise<Programs> {
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const program of started.reverse()) await program.stop();
  };
  const keep = <Program extends { stop(): Promise<void> }>(program: Program): Program => {
    started.push(program);
    return program;
  };
  try {
    const galera = keep(await startGalera());
    await galera.createDatabase(DATABASE);
    for (const statement of readNodeStatements()) await galera.nodes[0]!.query(statement);
    const redis = keep(await startRedis());
    const mail = keep(new MailCatcher());
    await mail.start();
    const places = await takePlaces(galera);
    const config = (dir: string) => renderExample(dir, places);
    const haproxy = keep(await startHaproxy({ port: places.secure, config }));
    return { galera, redis, mail, haproxy, places, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function takePlaces({ nodes }: Galera): Promise<Places> {
  return {
    plain: await freePort(),
    secure: await freePort(),
    database: await freePort(),
    replicas: [await freePort(), await freePort(), await freePort()],
    nodes: nodes.map(({ port }) => port),
  };
}
