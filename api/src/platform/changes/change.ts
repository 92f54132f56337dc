/**
 * What changes are about. `code`: the page of a code; the subject is its alias. `settings`: the settings in documents.
 * `mails`: there are mails to send. `sessions`: sessions have ended; the subject is the id of their user. `live`: events
 * for streams (`LiveEvents`). `releases`: the releases of remotes that documents name.
 */
export const TOPICS = ['code', 'settings', 'mails', 'sessions', 'live', 'releases'] as const;
export type Topic = (typeof TOPICS)[number];

/** The subject that stands for all of a topic. */
export const ALL = '*';

export interface Change {
  readonly topic: Topic;
  readonly subject: string;
}

/** Makes this replica forget what changed. */
export type Apply = (changes: readonly Change[]) => void;

/** For a replica that may have missed changes. */
export const EVERYTHING: readonly Change[] = TOPICS.map((topic) => ({ topic, subject: ALL }));

/** More subjects than this of one topic are told as `ALL`. */
const MOST_SUBJECTS = 100;

/** Answers the changes without repetitions. Many subjects of one topic become one change of `ALL`. */
export function summarize(changes: readonly Change[]): Change[] {
  return TOPICS.flatMap((topic) => {
    const all = changes.filter((change) => change.topic === topic).map(({ subject }) => subject);
    const subjects = [...new Set(all)];
    const few = subjects.length <= MOST_SUBJECTS && !subjects.includes(ALL);
    return (few ? subjects : [ALL]).map((subject) => ({ topic, subject }));
  });
}
