import { type ComponentType, lazy } from 'react';
import { loadTexts } from './i18n';

/** A component that loads when it is first shown, side by side with the texts that it needs. */
export function lazyWithTexts<Props>(
  namespaces: readonly string[],
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(async () => (await Promise.all([load(), loadTexts(...namespaces)]))[0]);
}
