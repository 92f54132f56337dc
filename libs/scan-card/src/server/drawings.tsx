// First in the style sheet, as in the shell.
import '@ringtag/ui/tokens.css';
import '@ringtag/ui/base.css';
import {
  type ErrorCode,
  toDisplayAlias,
  type FrameKind,
  type NotActivatableReason,
  type PageKind,
  type ScanState,
} from '@ringtag/contracts';
import { ButtonLink, Card, IconCheckCircle, Stack } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toSubtitle, type PublicOwner } from '../card-fields';
import messageStyles from '../message.module.css';
import { OtherWays } from '../outcome/other-ways';
import { ScanCard, type CardTemplate } from '../scan-card';
import { type Failure, FailurePage, toFailureTexts } from './failure-page';
import { Frame, type DrawingContext } from './frame';
import { PageFrame } from './page-frame';
import { PlainMessageForm, type TypedMessage } from './plain-message-form';
import { BlankFrame, SignedOutFrame } from './signed-out-frame';
import { StatePage, toStateTexts, unknownCode } from './state-pages';
import { fill, getTexts } from './texts';

/** The public answer of a code: what `GET /api/scan/{alias}` says to somebody who is not signed in. */
export interface PublicScan {
  state: ScanState;
  reasons: readonly NotActivatableReason[];
  code: { alias: string; displayAlias: string };
  /** What the page of an activated code is for. */
  pageKind?: PageKind | undefined;
  owner?: PublicOwner | undefined;
  template?: CardTemplate | undefined;
  formToken?: string | undefined;
}

/** A page as the server draws it: what the document is called, what a preview says of it, and its markup. */
export interface Drawing {
  title: string;
  description: string;
  markup: string;
}

/** What was typed, why it was not sent, and the fields to look at. */
export interface FailedMessage {
  typed: TypedMessage;
  problem: string;
  invalid: readonly string[];
  /** Another message cannot be sent for a while: the other ways to the owner are shown. */
  refused?: boolean;
}

/** The scan page in any state. */
export function drawScan(scan: PublicScan, context: DrawingContext): Drawing {
  const { state, code, owner, template, formToken = '' } = scan;
  const texts = getTexts(context.locale);
  if (state !== 'activated' || !owner) {
    const page = toStateTexts(texts, { ...scan, state: state === 'activated' ? 'inactive' : state });
    return draw(page, context, code.alias, <StatePage {...page} />);
  }
  const { card, common } = texts;
  return draw(
    { title: owner.name, text: toSubtitle(owner).join(' · ') || common.slogan },
    context,
    code.alias,
    <>
      <ScanCard
        alias={code.alias}
        owner={owner}
        template={template}
        locale={context.locale}
        texts={{
          save: card.contact.save,
          section: (section) => common.profile.sections[section],
          field: (key) => common.profile.fields[key],
        }}
      />
      <PlainMessageForm
        alias={code.alias}
        formToken={formToken}
        texts={texts}
        template={template}
        style={context.formStyle}
      />
    </>,
  );
}

export function drawUnknown(alias: string, context: DrawingContext): Drawing {
  const page = unknownCode(getTexts(context.locale), alias);
  return draw(page, context, alias, <StatePage {...page} />);
}

/** The form alone: opened by its address, or with what was typed and why it was not sent. */
export function drawMessageForm(scan: PublicScan, context: DrawingContext, failed?: FailedMessage): Drawing {
  const { code, owner, template, formToken = '' } = scan;
  const { locale } = context;
  const texts = getTexts(locale);
  const { refused, ...form } = failed ?? {};
  return draw(
    { title: owner?.name ?? '', text: texts.card.message.title },
    context,
    code.alias,
    <>
      <BackToCard alias={code.alias} text={texts.plain.back} />
      <PlainMessageForm
        alias={code.alias}
        formToken={formToken}
        texts={texts}
        template={template}
        {...form}
        ways={
          refused &&
          owner && (
            <OtherWays
              owner={owner}
              locale={locale}
              title={texts.outcome.ways}
              field={(key) => texts.common.profile.fields[key]}
            />
          )
        }
      />
    </>,
  );
}

/** Where a sent message leads. */
export function drawThanks({ code, owner }: PublicScan, context: DrawingContext): Drawing {
  const { outcome, plain } = getTexts(context.locale);
  const text = fill(outcome.thanks.text, { name: owner?.name ?? '' });
  return draw(
    { title: outcome.thanks.title, text },
    context,
    code.alias,
    <Card>
      <Stack gap={4}>
        <div className={messageStyles.thanks}>
          <IconCheckCircle size={40} />
          <h1>{outcome.thanks.title}</h1>
          <p>
            <bdi>{text}</bdi>
          </p>
        </div>
        <BackToCard alias={code.alias} text={plain.back} />
      </Stack>
    </Card>,
  );
}

/** Whatever went wrong, as a page: what, why, and what to do next. */
export function drawFailure(failure: Failure, context: DrawingContext): Drawing {
  const texts = getTexts(context.locale);
  return draw(
    toFailureTexts(texts, failure.code),
    context,
    undefined,
    <FailurePage texts={texts} {...failure} />,
  );
}

/** A page as far as it is known before its scripts and its data are there. */
export function drawPageFrame(kind: FrameKind, { locale, brand }: DrawingContext): Drawing {
  const { common } = getTexts(locale);
  const words = { brand, slogan: common.slogan, label: common.loading };
  return {
    title: brand,
    description: common.slogan,
    markup: renderToStaticMarkup(
      kind === 'signed-out' ? (
        <SignedOutFrame {...words} />
      ) : kind === 'blank' ? (
        <BlankFrame {...words} />
      ) : (
        <PageFrame shape={kind} brand={brand} label={words.label} />
      ),
    ),
  };
}

/** In place of the page of a code, where too many codes that do not exist were asked for: a button opens this one. */
export function drawGuarded({ code, alias, path }: Guarded, context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  const action = {
    to: `/scan/${encodeURIComponent(alias)}/open?locale=${context.locale}`,
    label: fill(plain.guarded.open, { code: toDisplayAlias(alias) }),
    fields: { path },
  };
  return drawFailure({ code, action }, context);
}

interface Guarded {
  /** Why it is shown: that codes are guarded, or why the button did not open it. */
  code: ErrorCode;
  alias: string;
  /** The page that was asked for. */
  path: string;
}

function BackToCard({ alias, text }: { alias: string; text: string }) {
  return (
    <ButtonLink href={`/scan/${alias}`} variant="outline" block>
      {text}
    </ButtonLink>
  );
}

function draw(
  { title, text }: { title: string; text: string },
  context: DrawingContext,
  alias: string | undefined,
  page: ReactNode,
): Drawing {
  return {
    title: withoutDirection(title ? `${title} · ${context.brand}` : context.brand),
    description: withoutDirection(text),
    markup: renderToStaticMarkup(
      <Frame alias={alias} {...context}>
        {page}
      </Frame>,
    ),
  };
}

/** In a tab or a preview nothing isolates the marks that turn the direction of text around. */
function withoutDirection(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
