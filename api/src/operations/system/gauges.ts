import type { Gauge as GaugeOf, Registry } from 'prom-client';
import type { MailsService } from '../../delivery';
import type { Changes } from '../../platform/changes/changes';

export interface GaugeSources {
  mails: Pick<MailsService, 'summarize'>;
  changes: Pick<Changes, 'state'>;
}

type Set = (gauge: GaugeOf) => void | Promise<void>;

/** Registers what is read when the metrics are asked for: the mail queue, and how replicas hear of each other. */
export function addGauges(
  { Gauge }: typeof import('prom-client'),
  register: Registry,
  { mails, changes }: GaugeSources,
): void {
  const add = (name: string, help: string, set: Set, labelNames: string[] = []) =>
    new Gauge({
      name: `ringtag_${name}`,
      help,
      labelNames,
      registers: [register],
      collect() {
        return set(this);
      },
    });
  const setMails: Set = async (gauge) => {
    const { waiting, failed } = await mails.summarize();
    gauge.set({ state: 'waiting' }, waiting);
    gauge.set({ state: 'failed' }, failed);
  };
  add('mails', 'Mails in the queue that wait to be sent, and those given up', setMails, ['state']);
  const { feedAge, redis } = changes.state();
  if (feedAge !== undefined)
    add(
      'changes_age_seconds',
      'Since the changes of other replicas were read from the database; from 1 on nothing is shown from memory',
      (gauge) => gauge.set(changes.state().feedAge!),
    );
  if (!redis) return;
  add('redis_connected', '1 while Redis answers', (gauge) =>
    gauge.set(Number(changes.state().redis?.connected)),
  );
  const setMessages: Set = (gauge) => {
    const { sent, received, lost } = changes.state().redis!.messages;
    Object.entries({ sent, received, lost }).forEach(([what, count]) => gauge.set({ what }, count));
  };
  add('redis_messages', 'Messages to and from other replicas since the start', setMessages, ['what']);
}
