// First in the style sheet, as in the shell.
import '@ringtag/ui/tokens.css';
import '@ringtag/ui/base.css';
import {
  type CardSection,
  MessageForm,
  OwnWords,
  RememberedLink,
  ScanCard,
  toCardTexts,
  toMessageTexts,
  type TypedMessage,
} from '@ringtag/card';
import { LostNotice, type LostWords } from '@ringtag/card/lost';
import Networks from '@ringtag/card/networks';
import OwnParts from '@ringtag/card/own-parts';
import {
  cardPath,
  type ErrorCode,
  showDirectionMarks,
  toDisplayAlias,
  type FrameKind,
  type NotActivatableReason,
  type ScanState,
} from '@ringtag/contracts';
import { ButtonLink } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Failure, toFailurePage } from './failure-page';
import { Frame, type DrawingContext, type Offers } from './frame';
import { NoScript } from './no-script';
import { PageCard } from './page-card';
import { PageFrame } from './page-frame';
import { type Preview, type ShownOwner, toPreview } from './preview';
import { SendProblem } from './send-problem';
import { SignedOutFrame } from './signed-out-frame';
import { Alone, StartFailure } from './start-failure';
import { StatePage, type StateTexts, toStateTexts, unknownCode } from './state-pages';
import { fill, getActivationTexts, getTexts, toReader } from './texts';

/** The public answer of a code: what `GET /api/scan/{alias}` says to somebody who is not signed in. */
export interface PublicScan extends ShownOwner {
  state: ScanState;
  reasons: readonly NotActivatableReason[];
  code: { alias: string; displayAlias: string };
  /** The form of a free code asks for the secret that came with it. */
  asksSecret?: true | undefined;
  /** Names the activation of a code whose owner can be written to. A paused code always has one. */
  mark?: string | undefined;
  formToken?: string | undefined;
  /** What the owner says where the code is lost; empty texts stand for nothing. */
  lost?: LostWords | undefined;
}

/** A page as the server draws it: what the document is called, what a preview says of it, and its markup. */
export interface Drawing {
  title: string;
  /** One line about the page, for search engines. */
  description: string;
  /** What a messenger shows of a link to the page; nothing where nobody should share the link. */
  preview?: Preview;
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

/** The scan page in any state. `sections` stand for the fields of the owner. */
export function drawScan(
  scan: PublicScan,
  context: DrawingContext,
  sections?: readonly CardSection[],
): Drawing {
  const { state, code, owner, template, pageKind, mark, lost } = scan;
  const texts = getTexts(context.locale);
  if (state !== 'activated' || !owner || !pageKind) {
    const page = toStateTexts(getActivationTexts(context.locale), {
      ...scan,
      state: state === 'activated' ? 'inactive' : state,
    });
    return drawState(page, context, code.alias);
  }
  const { card, common } = texts;
  const named = (text: string) => fill(text, { name: owner.name });
  const page = {
    ...card.page,
    foundText: named(card.page.foundText),
    conversation: named(card.page.conversation),
  };
  const read = toReader(common);
  const about = aboutCard(scan, context);
  return draw(
    { title: owner.name, ...about },
    context,
    code.alias,
    <>
      {lost && <LostNotice lost={lost} texts={texts.lost} alias={code.alias} helped={owner.helped} />}
      {mark && <RememberedLink alias={code.alias} text={page.conversation} mark={mark} hidden />}
      <ScanCard
        alias={code.alias}
        pageKind={pageKind}
        owner={owner}
        sections={sections}
        template={template}
        locale={context.locale}
        texts={toCardTexts(page, card.message.title, read)}
        Networks={Networks}
        OwnParts={OwnParts}
        form={
          <MessageForm
            alias={code.alias}
            texts={toMessageTexts(card.message, read)}
            template={template}
            helped={owner.helped}
          />
        }
      />
    </>,
    { owned: true },
  );
}

export function drawUnknown(alias: string, context: DrawingContext): Drawing {
  return drawState(unknownCode(getTexts(context.locale), alias), context, alias);
}

/** The form alone: opened by its address, or with what was typed and why it was not sent. */
export function drawMessageForm(scan: PublicScan, context: DrawingContext, failed?: FailedMessage): Drawing {
  const { code, owner, template, formToken = '' } = scan;
  const { locale } = context;
  const texts = getTexts(locale);
  const { typed, problem, invalid, refused } = failed ?? {};
  return draw(
    { title: owner?.name ?? '', ...aboutCard(scan, context) },
    context,
    code.alias,
    <>
      <BackToCard alias={code.alias} text={texts.plain.back} />
      <PageCard
        title={
          <OwnWords text={template?.messageFormTitle} template={template}>
            {texts.card.message.title}
          </OwnWords>
        }
      >
        <MessageForm
          alias={code.alias}
          texts={toMessageTexts(texts.card.message, toReader(texts.common))}
          template={template}
          helped={owner?.helped}
          typed={typed}
          invalid={invalid}
          problem={
            <>
              {problem && (
                <SendProblem text={problem} refused={refused} owner={owner} locale={locale} texts={texts} />
              )}
              {/* Of the scan page, the document has the field at its end. */}
              <input type="hidden" name="formToken" value={formToken} />
            </>
          }
        />
      </PageCard>
    </>,
  );
}

/** Whatever went wrong, as a page: what, why, and what to do next. */
export function drawFailure(failure: Failure, context: DrawingContext): Drawing {
  return drawState(toFailurePage(getTexts(context.locale), failure), context);
}

/** A page as far as it is known before its scripts and its data are there. */
export function drawPageFrame(kind: FrameKind, { locale, brand }: DrawingContext, title?: string): Drawing {
  const texts = getTexts(locale);
  const { common, plain } = texts;
  const words = { brand, slogan: common.slogan, label: common.loading, texts };
  return {
    title: title ? `${title} · ${brand}` : brand,
    description: common.slogan,
    preview: { title: brand, description: fill(plain.about.text, { brand }), picture: 'brand' },
    markup: renderToStaticMarkup(
      kind === 'signed-out' ? <SignedOutFrame {...words} /> : <PageFrame shape={kind} {...words} />,
    ),
  };
}

/** What a page says that only its scripts draw, where there are none or where they did not come. */
export function drawEmptyPage({ locale, brand }: DrawingContext): string {
  const texts = getTexts(locale);
  return renderToStaticMarkup(
    <Alone>
      <NoScript texts={texts.plain} />
      <StartFailure texts={texts} brand={brand} />
    </Alone>,
  );
}

/** In place of the page of a code, where too many codes that do not exist were asked for: a button opens this one. */
export function drawGuarded({ code, alias, path }: Guarded, context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  const action = {
    to: `${cardPath(alias)}/open?locale=${context.locale}`,
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

/** Leads to the page of a code. */
export function BackToCard({ alias, text }: { alias: string; text: string }) {
  return (
    <ButtonLink href={cardPath(alias)} variant="outline" block>
      {text}
    </ButtonLink>
  );
}

/** React preloads a picture that is important. Its element follows at once. */
const PRELOAD = /^<link rel="preload"[^>]*>/;

/** What is said elsewhere of the page of an owner and of those below it: no name, where the owner lost a thing. */
export function aboutCard(scan: PublicScan, context: DrawingContext): Pick<DrawnPage, 'text' | 'preview'> {
  const preview = toPreview(scan, context);
  return { text: preview.description, preview };
}

interface DrawnPage {
  title: string;
  text: string;
  /** The title and the text, if left out. */
  preview?: Preview;
}

/** A page that says how something is, and what to do next. */
export function drawState(page: StateTexts, context: DrawingContext, alias?: string): Drawing {
  return draw(page, context, alias, <StatePage {...page} />);
}

/** A page in the frame of all scan pages. Without an alias, a sign-in does not come back to a code. */
export function draw(
  { title, text, preview = { title, description: text, picture: 'brand' } }: DrawnPage,
  context: DrawingContext,
  alias: string | undefined,
  page: ReactNode,
  offers: Offers = {},
): Drawing {
  return {
    title: showDirectionMarks(title ? `${title} · ${context.brand}` : context.brand),
    description: showDirectionMarks(text),
    preview: {
      ...preview,
      title: showDirectionMarks(preview.title || context.brand),
      description: showDirectionMarks(preview.description),
    },
    markup: showDirectionMarks(
      renderToStaticMarkup(
        <Frame alias={alias} {...offers} {...context}>
          {page}
        </Frame>,
      ).replace(PRELOAD, ''),
    ),
  };
}
