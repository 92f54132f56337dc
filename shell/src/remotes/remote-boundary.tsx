import type { RemoteEntry } from '@ringtag/contracts';
import { PartBoundary } from '@ringtag/i18n';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ReplaceFirstPaint } from '../first-paint/replace-first-paint';
import { Loading } from '../pages/loading';
import type { LoadRemote } from './load-remote';
import { newArea } from './remote-area';
import { ShownRemote } from './shown-remote';

/**
 * The areas by remote. Areas that work are kept, so that a remote is shown at once when the person comes back to it.
 */
export type AreaCache = Map<string, ComponentType>;

interface RemoteBoundaryProps {
  entry: RemoteEntry;
  load: LoadRemote;
  areas: AreaCache;
  /** The current path. A failed page is cleared when the path changes. */
  pathname: string;
}

/**
 * Shows the pages of a remote, or an error card with a button that tries again. The card appears when the server is
 * down or does not answer, when a file is missing, when the module is broken and when the build was redeployed. Render
 * it with the remote's name as key.
 */
export function RemoteBoundary({ entry, load, areas, pathname }: RemoteBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  const [Area, setArea] = useState<ComponentType>(() => areas.get(entry.name) ?? renew(0));

  function renew(number: number): ComponentType {
    const area = lazy(async () => ({ default: newArea(await load(entry, number)) }));
    areas.set(entry.name, area);
    return area;
  }
  function retry() {
    const area = renew(attempt + 1);
    setAttempt(attempt + 1);
    setArea(() => area);
  }
  function forget(error: unknown) {
    areas.delete(entry.name);
    console.error(`Remote ${entry.name} failed`, error);
  }

  return (
    <ShownRemote value={entry}>
      <PartBoundary whole pathname={pathname} onError={forget} onRetry={retry}>
        {() => (
          <Suspense fallback={<Loading />}>
            <ReplaceFirstPaint />
            <Area />
          </Suspense>
        )}
      </PartBoundary>
    </ShownRemote>
  );
}
