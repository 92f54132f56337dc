import { ButtonLink, Card, IconRefresh, Stack } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import styles from './start-failure.module.css';
import { fill, type Texts } from './texts';

/**
 * In place of a page whose application did not start: its scripts could not be had. It is there from the beginning, and
 * shown when the document says so (`<html data-failed>`, shell/src/index.html), because nothing else may arrive.
 */
export function StartFailure({ texts: { common, plain }, brand }: { texts: Texts; brand: string }) {
  return (
    <div className={styles.failure} role="alert">
      <Card>
        <Stack gap={4}>
          {/* The first heading of the document is that for people without scripts. */}
          <h2>{plain.failure.start}</h2>
          <p>{fill(common.remoteError.text, { brand })}</p>
          {/* The address of this document. */}
          <ButtonLink href="" variant="outline" block icon={<IconRefresh />}>
            {common.remoteError.retry}
          </ButtonLink>
        </Stack>
      </Card>
    </div>
  );
}

/** The place of what a document says that has no frame. */
export function Alone({ children }: { children: ReactNode }) {
  return <div className={styles.alone}>{children}</div>;
}
