import { cardPath, CHALLENGE, MINUTE } from '@ringtag/contracts';
import { Alert, ButtonLink } from '@ringtag/ui/static';
import { BackToCard, draw, type Drawing, drawState } from '../drawings';
import type { DrawingContext } from '../frame';
import { PageCard } from '../page-card';
import { PlainAliasForm } from '../plain-alias-form';
import { fill, fillCount, getActivationTexts } from '../texts';
import { type DrawnStep, PlainCodeStep, PlainResend, StepAlert, type StepProblem } from './plain-code-step';

/** The code step while its digits can be entered. */
export function drawCodeStep(alias: string, step: DrawnStep, context: DrawingContext): Drawing {
  const texts = getActivationTexts(context.locale);
  const { title } = texts.verification;
  const page = <PlainCodeStep texts={texts} {...step} />;
  return draw({ title, text: texts.activation.codeStep.linkToo }, context, alias, page);
}

interface DrawnEnd {
  path: string;
  /** Where other digits can be sent, masked; nothing if the step is over. */
  email: string | undefined;
  problem?: StepProblem | undefined;
}

/** The code step after the time or the tries of its digits. */
export function drawEndedStep(alias: string, end: DrawnEnd, context: DrawingContext): Drawing {
  const texts = getActivationTexts(context.locale);
  const { ended } = texts.activation.codeStep;
  const why = fillCount(ended, 'why', CHALLENGE.life / MINUTE, context.locale);
  const { path, email, problem } = end;
  const more = (
    <>
      <StepAlert problem={problem} />
      {email && <PlainResend path={path} texts={texts} label={fill(ended.resend, { email })} />}
      <ButtonLink href={cardPath(alias)} variant={email ? 'outline' : undefined} block>
        {ended.again}
      </ButtonLink>
    </>
  );
  const text = email ? `${why} ${ended.kept}` : why;
  return drawState({ title: ended.title, text, more }, context, alias);
}

/** The code step in a browser that did not begin it: nothing tells whether the code exists. */
export function drawNoStep(context: DrawingContext): Drawing {
  const texts = getActivationTexts(context.locale);
  const page = { title: texts.states.notFound.title, text: texts.activation.codeStep.nothing };
  return drawState({ ...page, more: <PlainAliasForm texts={texts} /> }, context);
}

/** For the browser that began it and in which nobody is signed in. */
export function drawActivatedElsewhere(alias: string, context: DrawingContext): Drawing {
  const { card, activation } = getActivationTexts(context.locale);
  const page = (
    <PageCard title={card.card.activated}>
      <Alert tone="success">{activation.codeStep.elsewhere}</Alert>
      <ButtonLink href={`/sign-in?returnUrl=${encodeURIComponent(cardPath(alias))}`} block>
        {card.footer.signIn}
      </ButtonLink>
      <BackToCard alias={alias} text={activation.link.show} />
    </PageCard>
  );
  return draw({ title: card.card.activated, text: activation.codeStep.elsewhere }, context, alias, page);
}
