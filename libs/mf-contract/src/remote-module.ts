import { CONTRACT_VERSION, type Locale } from '@ringtag/contracts';
import type { QueryClient } from '@ringtag/vendor/query';
import type { ComponentType } from 'react';

interface RemotePage {
  default: ComponentType;
  /** Loads the first data of the page before the person opens it. */
  preload?: (client: QueryClient, params: Readonly<Record<string, string | undefined>>) => Promise<void>;
}

/** A path of a remote and the page that it shows. */
interface RemoteRoute {
  /** As in remote.json, without the leading slash: `my-code/:id`. */
  path: string;
  /** Loads the page when it is first shown. */
  lazy: () => Promise<RemotePage>;
  /** The namespaces that load in parallel with the page. Other namespaces load when a component first uses them. */
  texts: readonly string[];
}

/** Texts of one language: nested objects with strings at the leaves. */
interface TranslationTree {
  [key: string]: string | TranslationTree;
}

/** The i18next namespaces of a remote, each with a function that loads it in a language (docs/texts.md). */
type RemoteTexts = Readonly<Record<string, (locale: Locale) => Promise<{ default: TranslationTree }>>>;

/**
 * What a remote exposes as `./remote`. It is data only; pages are loaded on demand. Access rules are in remote.json.
 */
export interface RemoteModule {
  contractVersion: number;
  routes: readonly RemoteRoute[];
  texts: RemoteTexts;
}

/** Answers a remote's module with the contract version that the remote was built with. */
export function defineRemoteModule(module: Omit<RemoteModule, 'contractVersion'>): RemoteModule {
  return { contractVersion: CONTRACT_VERSION, ...module };
}
