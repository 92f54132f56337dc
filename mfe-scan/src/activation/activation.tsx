import { usePageTitle, useTranslation } from '@ringtag/i18n';
import type { StartedChallenge } from '@ringtag/forms';
import { Card, Spinner, Stack } from '@ringtag/ui/lite';
import { lazy, Suspense, useState } from 'react';
import { Heading } from '../layout/heading';
import type { Scan } from '../scan/scan.queries';
import { loadCodeStep } from './load-code-step';
import { EMPTY_DRAFT } from './activation-draft';
import { ActivationForm } from './activation-form';

// Loaded while the form before it is filled in; few of those who scan a code get there.
const ActivationCode = lazy(async () => ({ default: (await loadCodeStep()).ActivationCode }));
const SignedInActivation = lazy(async () => {
  const { SignedInActivation, addActivationTexts } = await import('./signed-in-activation');
  await addActivationTexts();
  return { default: SignedInActivation };
});

export interface ActivationProps {
  scan: Scan;
  /** Shows the card; resolves when it is there. */
  onActivated: () => Promise<void>;
  onRefused: (error: unknown) => void;
}

/** A code that nobody holds yet: form and code step, or one button for somebody who is signed in. */
export function Activation({ scan, onActivated, onRefused }: ActivationProps) {
  const { t } = useTranslation(['scan', 'common']);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [challenge, setChallenge] = useState<StartedChallenge>();
  const [returned, setReturned] = useState(false);
  const { alias, label } = scan.code;
  const title = challenge ? t('activation.codeTitle') : t('free.title');
  usePageTitle(title);

  return (
    <Card>
      <Stack gap={4}>
        <Heading>{title}</Heading>
        <Suspense fallback={<Spinner block label={t('common:loading')} />}>
          {scan.viewer.signedIn ? (
            <SignedInActivation scan={scan} onActivated={onActivated} onRefused={onRefused} />
          ) : challenge ? (
            <ActivationCode
              alias={alias}
              challenge={challenge}
              onResent={setChallenge}
              onChangeEmail={() => {
                setChallenge(undefined);
                setReturned(true);
              }}
              onActivated={onActivated}
              onRefused={onRefused}
            />
          ) : (
            <Stack gap={4} onFocus={() => void loadCodeStep()}>
              <p>{t('free.text', { code: label })}</p>
              <ActivationForm
                alias={alias}
                draft={draft}
                onChange={setDraft}
                startAtEmail={returned}
                onStarted={setChallenge}
                onRefused={onRefused}
              />
            </Stack>
          )}
        </Suspense>
      </Stack>
    </Card>
  );
}
