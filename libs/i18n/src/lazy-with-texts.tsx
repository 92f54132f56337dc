import { type ComponentType, createElement, lazy } from 'react';
import { loadTexts } from './i18n';
import { PartBoundary } from './part-boundary';

/**
 * A part of a page that loads when it is first shown, side by side with the texts that it needs. If it cannot be loaded
 * or drawn, `LostPart` stands in its place, and everything around it stays.
 */
export function lazyWithTexts<Props extends object>(
  namespaces: readonly string[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let failed = false;
  const renew = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return (await Promise.all([load(), loadTexts(...namespaces)]))[0];
      } catch (error) {
        failed = true;
        throw error;
      }
    });
  let Part = renew();

  /** React.lazy remembers that it failed. A part that is loaded stays the same: drawn elsewhere, it would lose its state. */
  function onError() {
    if (failed) Part = renew();
    failed = false;
  }
  return function LazyPart(props) {
    return <PartBoundary onError={onError}>{() => createElement(Part, props)}</PartBoundary>;
  };
}
