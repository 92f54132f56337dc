import { PausedHelp } from '@ringtag/card/paused';
import {
  cardPath,
  helpPath,
  toDisplayAlias,
  isAlias,
  type NotActivatableReason,
  type ScanState,
} from '@ringtag/contracts';
import { buttonClass, ButtonLink, IconQr, IconRefresh } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import { PlainActivationForm } from './activation/plain-activation-form';
import { PageCard } from './page-card';
import { PlainAliasForm } from './plain-alias-form';
import { fill, type ActivationTexts, type Texts } from './texts';

/** A state of a code as a page: what it is, why, and one next step. */
export interface StateTexts {
  title: string;
  text: string;
  more?: ReactNode;
}

export function StatePage({ title, text, more }: StateTexts) {
  return (
    <PageCard title={title}>
      <p>{text}</p>
      {more}
    </PageCard>
  );
}

/** A button that posts, with or without a script. */
export interface PostAction {
  to: string;
  label: string;
  outline?: boolean;
  fields?: Record<string, string>;
}

export function PostButton({ to, label, outline, fields = {} }: PostAction) {
  return (
    <form method="post" action={to} noValidate>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass({ variant: outline ? 'outline' : 'solid', block: true })}>
        {label}
      </button>
    </form>
  );
}

export function unknownCode(texts: Texts, alias: string): StateTexts {
  const { states } = texts;
  const title = isAlias(alias) ? states.notFound.title : states.notFound.invalid;
  const text = fill(states.notFound.text, { code: toDisplayAlias(alias) });
  return {
    title,
    text,
    more: (
      <>
        <PlainAliasForm texts={texts} />
        <HelpLink texts={texts} />
      </>
    ),
  };
}

/** Why a code shows nothing, and what that means. */
function HelpLink({ texts }: { texts: Texts }) {
  return (
    <ButtonLink href={helpPath('finder', 'code')} variant="plain" block>
      {texts.states.help}
    </ButtonLink>
  );
}

interface CodeState {
  state: Exclude<ScanState, 'activated'>;
  reasons: readonly NotActivatableReason[];
  code: { alias: string; displayAlias: string };
  mark?: string | undefined;
  asksSecret?: true | undefined;
}

/** The texts of every state but the activated one, as the remote shows them. */
export function toStateTexts(
  texts: ActivationTexts,
  { state, reasons, code, mark, asksSecret }: CodeState,
): StateTexts {
  const { states } = texts;
  if (state === 'activatable') {
    return {
      title: states.free.title,
      text: fill(states.free.text, { code: code.displayAlias }),
      more: <PlainActivationForm alias={code.alias} texts={texts} asksSecret={asksSecret} />,
    };
  }
  if (state === 'not-activatable') {
    return {
      title: states.notActivatable.title,
      text: fill(states.notActivatable.text, { code: code.displayAlias }),
      more: (
        <>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{states.notActivatable.reasons[reason]}</li>
            ))}
          </ul>
          <ButtonLink href="/scan" variant="outline" block icon={<IconQr />}>
            {states.notActivatable.other}
          </ButtonLink>
          <HelpLink texts={texts} />
        </>
      ),
    };
  }
  return {
    title: states.unavailable.title,
    text: states.unavailable[state],
    more: (
      <>
        {state === 'inactive' && (
          <PausedHelp
            code={code}
            mark={mark}
            remembered={false}
            texts={toPausedTexts(texts, code.displayAlias)}
          />
        )}
        <ButtonLink href={cardPath(code.alias)} variant="outline" block icon={<IconRefresh />}>
          {states.unavailable.check}
        </ButtonLink>
        <HelpLink texts={texts} />
      </>
    ),
  };
}

function toPausedTexts({ paused }: Texts, code: string) {
  return {
    conversation: paused.finder.conversation,
    later: fill(paused.finder.later, { code }),
    found: paused.finder.found,
    report: paused.finder.report,
  };
}
