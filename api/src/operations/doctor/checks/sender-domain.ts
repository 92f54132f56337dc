import { resolveTxt } from 'node:dns/promises';
import { type Findings, describeError, type Finding, ok, problem, warning } from '../finding';

/** What resolvers say of a name that does not exist, and of one without such a record. */
const NO_NAME = 'ENOTFOUND';
const NO_RECORD = 'ENODATA';

const TRY_A_MAIL = 'Send yourself an email, and look for "dkim=pass" in its Authentication-Results header.';

const readDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * What the domain of the sender says about its mails: SPF (RFC 7208), DMARC (RFC 7489) and DKIM (RFC 6376). Without
 * them, large mail providers refuse mails or file them as spam. SPF is about the domain of the envelope, where that
 * differs.
 */
export async function* checkSenderDomain(address: string, envelopeFrom = address): Findings {
  const domain = readDomain(address);
  if (!domain.includes('.')) {
    yield warning(`Emails come from ${address}, which is not a public address.`, 'Set MAIL_FROM.');
    return;
  }
  try {
    yield await spfFinding(readDomain(envelopeFrom));
    for (const find of [dmarcFinding, dkimFinding]) yield await find(domain);
  } catch (error) {
    yield warning(
      `Records of ${domain} could not be looked up: ${describeError(error)}.`,
      'Look them up elsewhere, or run the doctor again.',
    );
  }
}

async function spfFinding(domain: string): Promise<Finding> {
  const records = await findRecords(domain, /^v=spf1(?: |$)/i);
  if (records.length === 0)
    return warning(
      `${domain} has no SPF record.`,
      'Add the TXT record "v=spf1 … -all"; your mail provider tells you what goes in the middle.',
    );
  if (records.length > 1)
    return problem(
      `${domain} has ${records.length} SPF records, so none of them count.`,
      'Merge them into one TXT record.',
    );
  return ok(`${domain} has SPF: ${records[0]}`);
}

/** A domain without a record of its own has that of the domain above it. */
async function dmarcFinding(domain: string): Promise<Finding> {
  for (let at = domain; at.includes('.'); at = at.slice(at.indexOf('.') + 1)) {
    const [record] = await findRecords(`_dmarc.${at}`, /^v=DMARC1\b/i);
    if (record) return ok(`${at} has DMARC: ${record}`);
  }
  const todo = `Add the TXT record "v=DMARC1; p=none; rua=mailto:…" at _dmarc.${domain}; change it to p=quarantine later.`;
  return warning(`${domain} has no DMARC record.`, todo);
}

/** Keys have names that only the sender knows. But the name above them exists as soon as one of them does (RFC 8020). */
async function dkimFinding(domain: string): Promise<Finding> {
  const name = `_domainkey.${domain}`;
  const isThere = await resolveTxt(name).then(
    () => true,
    (error: unknown) => {
      if (readCode(error) === NO_RECORD) return true;
      if (readCode(error) === NO_NAME) return false;
      throw error;
    },
  );
  if (isThere) return ok(`${domain} has DKIM keys. ${TRY_A_MAIL}`);
  const what = `${domain} seems to have no DKIM key.`;
  return warning(
    what,
    `Turn on DKIM at your mail provider, and publish its key under ${name}. ${TRY_A_MAIL}`,
  );
}

async function findRecords(name: string, kind: RegExp): Promise<string[]> {
  try {
    const records = (await resolveTxt(name)).map((parts) => parts.join(''));
    return records.filter((record) => kind.test(record));
  } catch (error) {
    if ([NO_NAME, NO_RECORD].includes(readCode(error))) return [];
    throw error;
  }
}

const readCode = (error: unknown): string => (error as { code?: string }).code ?? '';
