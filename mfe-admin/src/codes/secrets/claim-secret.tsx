import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Card, Facts, Stack } from '@ringtag/ui';
import { ProofDialog, useProven } from '@ringtag/verification';
import { useState } from 'react';
import { useReadSecret } from './claim-secrets.queries';

/** Shows the secret that activating a code takes, when an administrator asks for it and proves who they are. */
export function ClaimSecret({ id }: { id: string }) {
  const { t } = useTranslation('items');
  const [secret, setSecret] = useState<string>();
  const { run, failure, proof } = useProven(useReadSecret(id), ({ claimSecret }) =>
    setSecret(claimSecret ?? t('secrets.unreadable')),
  );
  return (
    <Card title={t('secrets.title')}>
      <Stack gap={4}>
        <p>{t('secrets.text')}</p>
        <FailureAlert title={t('secrets.failed')} error={failure} />
        {secret ? (
          <Facts facts={[[t('secrets.title'), <span translate="no">{secret}</span>]]} />
        ) : (
          <div>
            <Button variant="outline" loading={proof.call.isPending} onClick={() => run({})}>
              {t('secrets.show')}
            </Button>
          </div>
        )}
      </Stack>
      <ProofDialog {...proof} />
    </Card>
  );
}
