/** The list of all questions. The server draws it and the pages below it; the shell has no such pages. */
export const HELP_PATH = '/help';

/** For whom a help page is. */
export const HELP_READERS = ['finder', 'owner', 'administrator'] as const;
export type HelpReader = (typeof HELP_READERS)[number];

/**
 * The questions of the help page for each kind of user, in their order. A question is the anchor of its answer, so that
 * other pages can lead to it.
 */
export const HELP_QUESTIONS = {
  finder: ['found', 'seen', 'reply', 'photos', 'code', 'wait', 'over', 'report'],
  owner: ['activate', 'visible', 'reply', 'emails', 'flood', 'limit', 'give-up', 'sign-in', 'data'],
  administrator: ['projects', 'codes', 'labels', 'presets', 'settings', 'reports', 'audit', 'search'],
} as const satisfies Record<HelpReader, readonly string[]>;

export type HelpQuestion<Reader extends HelpReader> = (typeof HELP_QUESTIONS)[Reader][number];

/** The address of the page for this kind of user, at the answer if a question is named. */
export function helpPath<Reader extends HelpReader>(reader: Reader, question?: HelpQuestion<Reader>): string {
  return `${HELP_PATH}/${reader}${question ? `#${question}` : ''}`;
}
