import type { INestApplicationContext } from '@nestjs/common';
import { isEmail } from '@ringtag/contracts';
import type { Contact } from '../../platform/addresses/contact';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { phoneFault } from '../../platform/phone-numbers/dialled';
import { StartError } from '../../platform/start-error';
import { ErasedPeople } from './erased-people';
import { People } from './people';
import { isLastAdministrator, PersonErasure } from './person-erasure';

const LAST = 'This is the last administrator. Create another one first.';

/** What `admin -- person` is to do. */
export type PersonTask =
  | { task: 'describe'; contact: Contact }
  | { task: 'export'; email: string }
  | { task: 'erase'; email: string; list: string }
  | { task: 'repeat'; list: string };

/** Reads the arguments behind `person`. Undefined for others. Throws StartError where a number cannot be used. */
export function readPersonTask(args: string[]): PersonTask | undefined {
  const [who = '', option, list, ...more] = args;
  if (more.length > 0) return undefined;
  if (who === '--repeat' && option && list === undefined) return { task: 'repeat', list: option };
  const contact = readContact(who);
  if (!contact) return undefined;
  if (option === undefined) return { task: 'describe', contact };
  const isExport = option === '--export' && list === undefined;
  if (!isExport && (option !== '--erase' || !list)) return undefined;
  if (!('email' in contact))
    throw new StartError('Nobody has proved a phone number: for numbers there are only counts.');
  return isExport ? { task: 'export', ...contact } : { task: 'erase', ...contact, list: list! };
}

function readContact(who: string): Contact | undefined {
  if (isEmail(who.trim())) return { email: who.trim() };
  return phoneFault('phone', who) ? undefined : { phone: who };
}

/** Throws StartError. */
export async function runPersonTask(
  app: INestApplicationContext,
  task: PersonTask,
  print: (text: string) => void,
): Promise<void> {
  const people = app.get(People);
  if (task.task === 'describe') return describe(people, task.contact, print);
  if (task.task === 'export') {
    await people.mailExport(task.email);
    return print('A link to the data is on its way to the address. It works once, for seven days.\n');
  }
  if (task.task === 'repeat') return repeatErasures(app, task.list, print);
  const erased = app.get(ErasedPeople);
  const erasure = app.get(PersonErasure);
  const email = toCanonicalEmail(task.email);
  const at = app.get(Clock).now();
  await erasure.assertAllowed(email).catch(explain);
  // Before the deletion, so that a repeat finishes what is interrupted here.
  await erased.add(task.list, email, at);
  await erasure.erase(email, at).catch(explain);
  print(`Erased. ${task.list} has a hash of the address: keep it beside the backups.\n`);
  await describe(people, { email }, print);
}

/** Erases again whom a restored backup brought back. Throws StartError. */
export async function repeatErasures(
  app: INestApplicationContext,
  list: string,
  print: (text: string) => void,
): Promise<void> {
  const { people, torn } = await app.get(ErasedPeople).read(list);
  if (torn > 0) print(`Warning: torn lines in ${list}, which are passed over: ${torn}\n`);
  const { erased, refused } = await app.get(PersonErasure).repeat(people);
  print(`Erased again: ${erased} of ${people.size} in the list\n`);
  if (erased + refused === 0 && people.size > 0)
    print(
      'If they should be here, this SECRET_KEY did not make the list: give the old one as SECRET_KEY_ACCEPTED.\n',
    );
  if (refused > 0) throw new StartError(LAST);
}

async function describe(people: People, contact: Contact, print: (text: string) => void): Promise<void> {
  const { account, sender, other, proved } = await people.describe(contact);
  const parts = { ...(account && { account }), sender, other };
  for (const [part, counts] of Object.entries(parts)) {
    const lines = Object.entries(counts).map(([what, count]) => `  ${what.padEnd(22)}${count}\n`);
    print(`${part}\n${lines.join('')}`);
  }
  print(proved ? 'The address is proved.\n' : 'Nobody has proved that this is theirs.\n');
}

function explain(error: unknown): never {
  throw isLastAdministrator(error) ? new StartError(LAST) : error;
}
