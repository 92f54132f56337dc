import type { Locale } from '@ringtag/contracts';
import type { QueryClient } from '@ringtag/vendor-query';
import type { Slice } from '@ringtag/vendor-redux';
import type { ComponentType } from 'react';

/**
 * Raised when the shell and older remotes can no longer work together. A remote carries the number it was built
 * with; the shell refuses a remote that carries another one.
 */
export const CONTRACT_VERSION = 3;

/** The module of a page. */
interface RemotePage {
  default: ComponentType;
  /** Asks for the first data of the page, for somebody who is about to open it. */
  preload?: (client: QueryClient, params: Readonly<Record<string, string | undefined>>) => Promise<void>;
}

/** A page of a remote and its path. */
interface RemoteRoute {
  /** As in remote.json, without the leading slash: `my-code/:id`. */
  path: string;
  /** Loads the page when it is first shown. */
  lazy: () => Promise<RemotePage>;
  /** The namespaces that load side by side with the page; others do when a component asks for them. */
  texts: readonly string[];
}

/** Texts of one language: nested objects with strings at the leaves. */
interface TranslationTree {
  [key: string]: string | TranslationTree;
}

/** The i18next namespaces that a remote brings, each with what loads it in a language (docs/texts.md). */
type RemoteTexts = Readonly<Record<string, (locale: Locale) => Promise<{ default: TranslationTree }>>>;

/** What a remote exposes as `./remote`: data only, pages are loaded on demand. Access rules live in remote.json. */
export interface RemoteModule {
  contractVersion: number;
  routes: readonly RemoteRoute[];
  texts: RemoteTexts;
  /** Client state shared between pages, injected into the store under the slice's own key. */
  slices?: readonly Slice[];
}

/** Types a remote's module and stamps it with the contract version it was built with. */
export function defineRemoteModule(module: Omit<RemoteModule, 'contractVersion'>): RemoteModule {
  return { contractVersion: CONTRACT_VERSION, ...module };
}
