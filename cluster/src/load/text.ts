/** People write some eighteen words, each of which is found by a search. */
const WORDS = 'I found it this morning near the fountain in the park and can bring it to your office';

/** What a message says, with what it is found by in the database: the id of its entry in the ledger. */
export const toMessage = (id: string): string => `Found it: ${id} ${WORDS}`;
export const toAnswer = (id: string): string => `And also: ${id} ${WORDS}`;

/** The id in such a text, as SQL. */
export const READ_ID = 'SUBSTRING(body, 11, 36)';
