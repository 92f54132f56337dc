import type { Locale } from '@ringtag/contracts';

export interface TextTree {
  [key: string]: string | TextTree;
}

/** Loads the texts of one namespace in one language. */
export type LoadTexts<Source = TextTree> = (locale: Locale) => Promise<{ default: Source }>;

/** What a remote or a library declares: its namespaces, each with what loads its texts. */
export type Texts = Record<string, LoadTexts>;

/** The keys that a declaration brings to `t`. */
export type TextsOf<Declared extends Texts> = {
  [Namespace in keyof Declared]: Awaited<ReturnType<Declared[Namespace]>>['default'];
};

/** Declares namespaces whose lists of files are themselves loaded when one of them is first asked for. */
export function deferTexts<Deferred extends Texts>(
  load: () => Promise<{ texts: Deferred }>,
  namespaces: readonly (keyof Deferred)[],
): Texts {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, async (locale) => (await load()).texts[namespace]!(locale)]),
  ) as Texts;
}
