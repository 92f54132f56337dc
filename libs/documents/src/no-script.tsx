import { ButtonLink, Card, IconQr, Stack } from '@ringtag/ui/static';
import type { Texts } from './texts';

/** In place of a page that only its script draws: why it stays empty, and what works all the same. */
export function NoScript({ texts: plain }: { texts: Texts['plain'] }) {
  return (
    <noscript>
      <Card>
        <Stack gap={4}>
          <h1>{plain.noScript.title}</h1>
          <p>{plain.noScript.text}</p>
          <ButtonLink href="/scan" variant="outline" block icon={<IconQr />}>
            {plain.about.found}
          </ButtonLink>
        </Stack>
      </Card>
    </noscript>
  );
}
