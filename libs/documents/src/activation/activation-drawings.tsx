import { CameraIcon, CodeInText, messageStyles } from '@ringtag/card';
import { ActivationPreview, type TypedProfile } from '@ringtag/card/activation';
import { cardPath, helpPath, toDisplayAlias, type ErrorCode } from '@ringtag/contracts';
import { Alert, buttonClass, ButtonLink, Card, IconCheckCircle, Stack } from '@ringtag/ui/static';
import cameraStyles from '../camera-button.module.css';
import { BackToCard, draw, type Drawing, drawState } from '../drawings';
import { toErrorText } from '../failure-page';
import type { DrawingContext } from '../frame';
import { PageCard } from '../page-card';
import { PlainAliasForm } from '../plain-alias-form';
import { PlainNote } from '../plain-note';
import { fill, getActivationTexts, getTexts } from '../texts';
import { PlainActivationForm, type PlainActivationFormProps } from './plain-activation-form';
import { StepAlert, type StepProblem } from './plain-code-step';
import { PlainOwnName } from './plain-own-name';
import { PlainSharedComputer } from './plain-shared-computer';

type DrawnForm = Omit<PlainActivationFormProps, 'texts' | 'alias'>;

/** The form of a free code with what was typed: after a refusal, or to go on typing. */
export function drawActivationForm(alias: string, form: DrawnForm, context: DrawingContext): Drawing {
  const texts = getActivationTexts(context.locale);
  const { title } = texts.states.free;
  const text = fill(texts.states.free.text, { code: toDisplayAlias(alias) });
  const more = <PlainActivationForm alias={alias} texts={texts} {...form} />;
  return drawState({ title, text, more }, context, alias);
}

interface Refusal {
  code: ErrorCode;
  currentCount?: number;
  /** The mailed link works no more, whoever has activated the code. Otherwise somebody else was faster. */
  linkOver?: boolean;
}

/** Why a code was not activated, if trying again does not help. */
export function drawRefusal(
  alias: string,
  { code, currentCount, linkOver = false }: Refusal,
  context: DrawingContext,
): Drawing {
  const { activation, card, errors, forms, limit, plain } = getActivationTexts(context.locale);
  const { operatorEmail, imprintUrl } = context.site;
  const contact = operatorEmail ? `mailto:${operatorEmail}` : imprintUrl;
  const reached = code === 'activation_limit_reached';
  const taken = code === 'already_activated';
  const refused = code === 'invalid_link' || code === 'link_expired';
  const why = toErrorText({ ...errors, ...forms.errors }, code);
  const title = taken ? why : fill(activation.link.title, { code: toDisplayAlias(alias) });
  const lost = linkOver ? plain.linkOver : plain.taken;
  const text = taken ? lost : fill(why, { currentCount: String(currentCount) });
  const page = (
    <PageCard title={title}>
      {taken ? <p>{text}</p> : <Alert tone="danger">{text}</Alert>}
      {reached && (
        <ButtonLink href="/my-codes" block>
          {limit.manage}
        </ButtonLink>
      )}
      {reached && contact && (
        <ButtonLink href={contact} variant="outline" block>
          {limit.contact}
        </ButtonLink>
      )}
      {reached && (
        <ButtonLink href={helpPath('owner', 'limit')} variant="plain" block>
          {limit.help}
        </ButtonLink>
      )}
      <ButtonLink href={cardPath(alias)} variant={reached ? 'outline' : undefined} block>
        {refused ? activation.link.again : activation.link.show}
      </ButtonLink>
      {taken && (
        <ButtonLink href={`${cardPath(alias)}/message`} variant="outline" block>
          {card.message.title}
        </ButtonLink>
      )}
    </PageCard>
  );
  return draw({ title, text }, context, alias, page);
}

interface DrawnLink {
  token: string;
  preview: Omit<TypedProfile, 'pageKind'>;
  /** The person said that others use this computer. */
  shared: boolean;
  problem?: StepProblem | undefined;
}

/** What a mailed link would publish, and the two buttons. The token is in their forms and in no address. */
export function drawLink(alias: string, link: DrawnLink, context: DrawingContext): Drawing {
  const texts = getActivationTexts(context.locale);
  const { activation, states, common, profileFields } = texts;
  const { token, preview, shared, problem } = link;
  const code = toDisplayAlias(alias);
  const title = fill(activation.link.title, { code });
  const page = (
    <PageCard title={<CodeInText text={title} code={code} />}>
      <StepAlert problem={problem} />
      <p>{activation.link.text}</p>
      <ActivationPreview
        preview={preview}
        texts={{
          name: states.activation.name,
          field: (key) => common.profile.fields[key],
          visibility: (visibility) => profileFields.visibility[visibility],
        }}
      />
      <p>{fill(activation.link.account, { email: preview.email })}</p>
      {(['activate', 'decline'] as const).map((action) => (
        <form
          key={action}
          method="post"
          action={`${cardPath(alias)}/activate${action === 'decline' ? '/decline' : ''}`}
          data-app
          data-offline={texts.errors.network}
          noValidate
        >
          <input type="hidden" name="token" value={token} />
          <Stack gap={4}>
            {action === 'activate' && <PlainSharedComputer shared={shared} texts={texts} />}
            <button
              type="submit"
              className={buttonClass({
                block: true,
                variant: action === 'decline' ? 'outline' : undefined,
              })}
            >
              {action === 'decline' ? activation.link.decline : activation.activate}
            </button>
            <PlainNote />
          </Stack>
        </form>
      ))}
    </PageCard>
  );
  return draw({ title, text: activation.link.text }, context, alias, page);
}

/** After "This was not me". */
export function drawDeclined(alias: string, context: DrawingContext): Drawing {
  const { link } = getActivationTexts(context.locale).activation;
  const more = <BackToCard alias={alias} text={link.show} />;
  return drawState({ title: link.declined, text: link.declinedText, more }, context, alias);
}

interface Activated {
  alias: string;
  itemId: string;
  /** Whether the owner has just given the code a name. */
  named: boolean;
}

/** What the new owner sees after the activation. */
export function drawActivated({ alias, itemId, named }: Activated, context: DrawingContext): Drawing {
  const texts = getActivationTexts(context.locale);
  const { activation, card, plain } = texts;
  const { activated, configure } = card.card;
  const page = (
    <Card>
      <Stack gap={4}>
        <div className={messageStyles.thanks}>
          <IconCheckCircle size={40} />
          <h1>{activated}</h1>
          <p>{plain.activated}</p>
        </div>
        <PlainOwnName path={`${cardPath(alias)}/activated`} saved={named} texts={texts} />
        <ButtonLink href={cardPath(alias)} block>
          {activation.link.show}
        </ButtonLink>
        <ButtonLink href={`/my-code/${itemId}`} variant="outline" block>
          {configure}
        </ButtonLink>
        <ButtonLink href="/my-codes" variant="outline" block>
          {card.footer.dashboard}
        </ButtonLink>
      </Stack>
    </Card>
  );
  return draw({ title: activated, text: plain.activated }, context, alias, page, { signedIn: true });
}

/** Where people type a code that they cannot scan. `invalid` is what they typed. */
export function drawFindCode(invalid: string | undefined, context: DrawingContext): Drawing {
  const texts = getTexts(context.locale);
  const { title, text } = texts.states.findCode;
  const page = (
    <PageCard title={title}>
      <form method="get" action="/scan" data-app className={cameraStyles.camera} noValidate>
        <input type="hidden" name="camera" value="1" />
        <button type="submit" className={buttonClass({ block: true })}>
          <CameraIcon />
          {texts.states.findCode.camera}
        </button>
      </form>
      <p>{text}</p>
      <PlainAliasForm texts={texts} invalid={invalid} />
    </PageCard>
  );
  return draw({ title, text }, context, undefined, page, { findsCode: true });
}
