import { toDisplayAlias, isAlias, type NotActivatableReason, type ScanState } from '@ringtag/contracts';
import { ButtonLink, Card, IconQr, IconRefresh, Stack } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import { fill, type Texts } from './texts';

/** A state of a code as a page: what it is, why, and one next step. */
export interface StateTexts {
  title: string;
  text: string;
  more?: ReactNode;
}

export function StatePage({ title, text, more }: StateTexts) {
  return (
    <Card>
      <Stack gap={4}>
        <h1>{title}</h1>
        <p>{text}</p>
        {more}
      </Stack>
    </Card>
  );
}

export function unknownCode({ card }: Texts, alias: string): StateTexts {
  const title = isAlias(alias) ? card.notFound.title : card.notFound.invalid;
  return { title, text: fill(card.notFound.text, { code: toDisplayAlias(alias) }) };
}

interface CodeState {
  state: Exclude<ScanState, 'activated'>;
  reasons: readonly NotActivatableReason[];
  code: { alias: string; displayAlias: string };
}

/** The texts of every state but the activated one, as the remote shows them. */
export function toStateTexts({ card, plain }: Texts, { state, reasons, code }: CodeState): StateTexts {
  if (state === 'activatable') {
    return {
      title: card.free.title,
      text: fill(card.free.text, { code: code.displayAlias }),
      more: (
        <noscript>
          <p>{plain.needsScript}</p>
        </noscript>
      ),
    };
  }
  if (state === 'not-activatable') {
    return {
      title: card.notActivatable.title,
      text: fill(card.notActivatable.text, { code: code.displayAlias }),
      more: (
        <>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{card.notActivatable.reasons[reason]}</li>
            ))}
          </ul>
          <ButtonLink href="/scan" variant="outline" block icon={<IconQr />}>
            {card.notActivatable.other}
          </ButtonLink>
        </>
      ),
    };
  }
  return {
    title: card.unavailable.title,
    text: card.unavailable[state],
    more: (
      <ButtonLink href={`/scan/${code.alias}`} variant="outline" block icon={<IconRefresh />}>
        {card.unavailable.check}
      </ButtonLink>
    ),
  };
}
