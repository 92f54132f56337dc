import { CodeInText } from '@ringtag/card';
import { waitText } from '@ringtag/card/outcome';
import { LENGTH, reportPath, toDisplayAlias } from '@ringtag/contracts';
import { Alert, buttonClass, Field, PlainTextArea, Stack } from '@ringtag/ui/static';
import { BackToCard, draw, type Drawing, drawState } from './drawings';
import type { DrawingContext } from './frame';
import { PageCard } from './page-card';
import { fill, getTexts } from './texts';

/** The typed text. `retryAfterSeconds` is set if a limit refused it; otherwise its length was wrong. */
export interface RefusedReport {
  typed: string;
  retryAfterSeconds?: number | undefined;
}

/** Where anybody says what is wrong with the page of a code. Nothing of the page is on it. */
export function drawReportForm(alias: string, context: DrawingContext, refused?: RefusedReport): Drawing {
  const { plain } = getTexts(context.locale);
  const wait = refused?.retryAfterSeconds;
  const isWrong = refused !== undefined && wait === undefined;
  const code = toDisplayAlias(alias);
  const title = fill(plain.report.title, { code });
  const page = (
    <PageCard title={<CodeInText text={title} code={code} />}>
      <p>{plain.report.text}</p>
      {/* Without a script, the way back would restore a text that was sent. */}
      <form method="post" action={reportPath(alias)} autoComplete="off" data-once="" noValidate>
        <Stack gap={4}>
          <Field
            id="report-reason"
            label={plain.report.reason}
            required
            error={isWrong && fill(plain.report.noReason, { max: String(LENGTH.reason.max) })}
          >
            <PlainTextArea
              name="reason"
              rows={5}
              required
              maxLength={LENGTH.reason.max}
              defaultValue={refused?.typed}
            />
          </Field>
          {wait !== undefined && (
            <Alert tone="danger">
              {fill(plain.report.tooMany, { when: waitText(wait, context.locale) })}
            </Alert>
          )}
          <button type="submit" className={buttonClass({ block: true })}>
            {plain.report.send}
          </button>
        </Stack>
      </form>
      <BackToCard alias={alias} text={plain.back} />
    </PageCard>
  );
  return draw({ title, text: plain.report.text }, context, alias, page);
}

export function drawReported(alias: string, context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  const more = <BackToCard alias={alias} text={plain.back} />;
  return drawState({ title: plain.report.sentTitle, text: plain.report.sent, more }, context, alias);
}
