import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from './locales';
import { isRecord, parseRemotes, type Report } from './parse-remotes';
import { CONTRACT_VERSION, type RemoteEntry } from './remote-entry';

/** Longer titles and labels do not fit into a menu. */
const LONGEST = 40;

type Json = Record<string, unknown>;

/**
 * Reads the `remote.json` of a remote: what the shell reads of it, by the language of titles and labels. English stands
 * in for a text that is missing or too long. What cannot be read is left out alone, and reported once with the name of
 * the owner, as is a contract that the shell refuses. Undefined where that is the whole remote.
 * @param described with the address of the remote's manifest
 */
export function describeRemote(described: object, report: Report): Record<Locale, RemoteEntry> | undefined {
  const problems = new Set<string>();
  const add: Report = (problem) => problems.add(problem);
  const { name, owner, contractVersion } = described as Json;
  const tell: Report = (problem) => add(`remotes.json: "${String(name)}": ${problem}`);
  if (!isText(owner)) tell('owner is not a text');
  if (contractVersion !== CONTRACT_VERSION)
    tell(`refused: contract version ${String(contractVersion)}, and the shell has ${CONTRACT_VERSION}`);
  const entries = LOCALES.map((locale) => {
    const named = inLanguage(described, locale, tell);
    return [locale, parseRemotes({ remotes: [named] }, add)[0]] as const;
  });
  for (const problem of problems) report(isText(owner) ? `${problem} (owner: ${owner})` : problem);
  return entries.every(([, entry]) => entry)
    ? (Object.fromEntries(entries) as Record<Locale, RemoteEntry>)
    : undefined;
}

/** A menu entry without a label has the title of its page. */
function inLanguage(described: object, locale: Locale, report: Report): Json {
  const { routes, navigation } = described as Json;
  const read = (texts: unknown, at: string) =>
    readText(texts, locale, (problem) => report(`${at}${problem}`));
  const titles = new Map<unknown, string | undefined>();
  const titled = mapRecords(routes, (route, index) => {
    const title = read(route.title, `routes[${index}].title`);
    titles.set(route.path, title);
    return { ...route, title };
  });
  const labelled = mapRecords(navigation, ({ label, ...entry }, index) => ({
    ...entry,
    label: label === undefined ? titles.get(entry.path) : read(label, `navigation[${index}].label`),
  }));
  return { ...described, routes: titled, navigation: labelled };
}

function readText(texts: unknown, locale: Locale, report: Report): string | undefined {
  if (texts === undefined) return undefined;
  if (!isRecord(texts)) {
    report(' is not a text by language');
    return undefined;
  }
  for (const key of Object.keys(texts)) if (!isLocale(key)) report(`.${key} is in an unknown language`);
  for (const key of [locale, DEFAULT_LOCALE]) {
    const text = texts[key];
    if (isText(text)) return text;
    report(`.${key} is not a text of 1 to ${LONGEST} characters`);
  }
  return undefined;
}

function mapRecords(list: unknown, change: (item: Json, index: number) => Json): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((item: unknown, index) => (isRecord(item) ? change(item, index) : item));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;
}
