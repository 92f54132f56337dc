import {
  ANSWERS_TO,
  ATTACHMENT,
  CHALLENGE_LIMITS,
  CODE_GUESSES,
  CONVERSATION,
  MESSAGE,
  NETWORKS,
  PAGE_REPORT,
  SETTINGS,
  SIGN_IN_FAILURES,
  STREAM,
  UNACTIVATION_REQUEST,
} from '@ringtag/contracts';

const HUNDRED = 100;
const { network } = NETWORKS;
const { newcomers } = MESSAGE;
const number = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${bytes / 1e6} MB`;
/** What a hundred networks take of something of which each may take a part. */
const most = (each: number, all: number): string =>
  each * HUNDRED < all ? `${number(each * HUNDRED)} of ${number(all)}` : `all ${number(all)}`;

const perCode = SETTINGS.messagesPerCode.default;
const perSender = SETTINGS.messagesPerSender.default;
const { bytesToCode, storedBesideNewcomers, storedPerCode } = ATTACHMENT;
const ofNewcomers = storedPerCode - storedBesideNewcomers;
const mailsAnHour = CHALLENGE_LIMITS.mailsPerNetwork + 60 * CHALLENGE_LIMITS.mailsPerSlowedNetwork.max;

/** Each limit that people share: what one network and a hundred can take, and what everybody else still has. */
const ROWS: [limit: string, one: string, hundred: string, others: string][] = [
  [
    'Messages to a code, a day',
    `${newcomers.perAddress.max * network} first, ${perSender * network} an hour`,
    `${most(network * newcomers.perAddress.max, newcomers.perCode.max)} first, all ${perCode}`,
    `Their first; then ${newcomers.slowed.max} first and ${MESSAGE.slowed.max} each quarter of an hour`,
  ],
  [
    'Messages in conversations of a code, a day',
    `${CONVERSATION.perAddress.max * network} an hour`,
    `all ${CONVERSATION.perCode.max}`,
    `${CONVERSATION.first.max} of each conversation, ${ATTACHMENT.first.max} with photos or places`,
  ],
  [
    'Photos of a code',
    megabytes(bytesToCode.perAddress.max * network),
    `${megabytes(storedBesideNewcomers)}, ${megabytes(bytesToCode.ofNewcomers.max * HUNDRED)} of ${megabytes(ofNewcomers)} for newcomers`,
    `${megabytes(bytesToCode.ofNewcomers.max)} a week; what nobody saw for a week makes room`,
  ],
  [
    'Addresses for replies to a code, a day',
    `${ANSWERS_TO.firstPerCode.max} first, ${ANSWERS_TO.perClient.max * network} an hour`,
    `all ${ANSWERS_TO.perCode.max}`,
    `${ANSWERS_TO.firstPerCode.max} of each network`,
  ],
  [
    'Links for replies to a mailbox, a day',
    `all ${ANSWERS_TO.linksPerMailbox.max}, ${ANSWERS_TO.firstLinks.perNetwork.max} first`,
    `all ${ANSWERS_TO.firstLinks.perMailbox.max} first`,
    'Replies are mailed without one',
  ],
  [
    'Wrong digits, wrong passwords, emails to a mailbox, an hour',
    `all ${CHALLENGE_LIMITS.failures.max}, ${SIGN_IN_FAILURES.perEmail.max}, ${CHALLENGE_LIMITS.mailsPerMailbox.max}`,
    'the same',
    'Known devices have their own; links in the emails work',
  ],
  [
    'Emails to unproven addresses, an hour',
    number(mailsAnHour),
    most(mailsAnHour, CHALLENGE_LIMITS.mailsOverall),
    'What is left; then an alarm',
  ],
  [
    'Reports of a page, a day',
    `${PAGE_REPORT.first.perNetwork.max} first, ${PAGE_REPORT.perClient.max * network} an hour`,
    `${most(PAGE_REPORT.first.perNetwork.max, PAGE_REPORT.first.perCode.max)} first, all ${PAGE_REPORT.perCode.max}`,
    `Their first; then ${PAGE_REPORT.slowed.max} each quarter of an hour`,
  ],
  [
    'Requests for a code, a day',
    `all ${UNACTIVATION_REQUEST.perCode.max} with two accounts`,
    'the same',
    'None',
  ],
  [
    'Look-ups of unknown codes, a minute',
    number(CODE_GUESSES.perAddress * network),
    number(CODE_GUESSES.perAddress * network * HUNDRED),
    'All of theirs',
  ],
  [
    'Hashing passwords, decoding and drawing pictures',
    'what is free',
    'what is free',
    'The next turn, if not served lately; every second turn if known',
  ],
  ['Memory for uploads', 'what is free', 'what is free', 'The room of whoever has most; a quarter if known'],
  [
    'Event streams of senders',
    number(STREAM.ofSendersPerAddress * network),
    `all ${number(STREAM.ofSendersPerReplica)}`,
    'The place of whoever has most',
  ],
];

/** The table of docs/limits.md: what one network takes of each limit, what a hundred take, and what is left for others. */
export function listShares(): string {
  const head = ['|limit|one takes|a hundred take|others have|', '|---|---|---|---|'];
  return [...head, ...ROWS.map((row) => `|${row.join('|')}|`)].join('\n');
}
