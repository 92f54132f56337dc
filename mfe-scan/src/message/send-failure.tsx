import { ApiError } from '@ringtag/api-client';
import { OtherWays, waitText } from '@ringtag/card/outcome';
import { helpPath } from '@ringtag/contracts';
import { useFailureText, useSecondsUntil } from '@ringtag/forms';
import { currentLocale, useTranslation } from '@ringtag/i18n';
import { Alert, Stack, VisuallyHidden } from '@ringtag/ui/lite';
import { useState } from 'react';
import type { Scan } from '../state/scan.queries';

type Owner = NonNullable<Scan['owner']>;

/** Says why a message was not sent, and what the sender can do now. */
export function SendFailure({ error, owner }: { error: unknown; owner: Owner }) {
  const { t } = useTranslation('scan');
  const failureText = useFailureText();
  const refusal = error instanceof ApiError ? error : undefined;
  if (refusal?.status === 429 && refusal.retryAt)
    return <TooMany key={refusal.retryAt} until={refusal.retryAt} owner={owner} />;
  return (
    <Alert tone="danger" title={t('message.failed')}>
      {failureText(error)}
    </Alert>
  );
}

interface TooManyProps {
  /** The time from which the message can be sent. Later values of this prop are ignored. */
  until: string;
  owner: Owner;
}

/**
 * Shown after too many messages. Counts down to the time when this one can be sent, and offers other ways to reach the
 * owner.
 */
function TooMany({ until, owner }: TooManyProps) {
  const { t } = useTranslation(['outcome', 'scan', 'common']);
  const left = useSecondsUntil(until, Infinity);
  const [atFirst] = useState(left);
  const locale = currentLocale();
  const text = (wait: number) => t('refused', { when: waitText(wait, locale) });
  if (left === 0) return <Alert tone="info">{t('ready')}</Alert>;
  return (
    <Alert
      tone="danger"
      title={t('scan:message.failed')}
      actions={
        <a href={helpPath('finder', 'wait')} target="_blank">
          {t('help')}
        </a>
      }
    >
      <Stack gap={3}>
        <p>
          {/* Screen readers announce the first text only, not every change of the countdown. */}
          <VisuallyHidden>{text(atFirst)}</VisuallyHidden>
          <span aria-hidden>{text(left)}</span>
        </p>
        <OtherWays
          owner={owner}
          locale={locale}
          title={t('ways')}
          field={(key) => t(`common:profile.fields.${key}`)}
        />
      </Stack>
    </Alert>
  );
}
