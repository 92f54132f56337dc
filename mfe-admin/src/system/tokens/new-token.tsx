import { lazyDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconPlus } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import { useProven } from '../proof/use-proven';
import { releasesQuery } from '../releases/releases.queries';
import { type CreatedToken, useCreateToken } from './tokens.queries';

const NewTokenDialog = lazyDialog(() => import('./new-token-dialog'));
const MadeTokenDialog = lazyDialog(() => import('./made-token-dialog'));
const ProofDialog = lazyDialog(() => import('../proof/proof-dialog'));

const EMPTY = { remote: '', label: '' };

/** Makes a token, and shows its secret this once. */
export function NewToken() {
  const { t } = useTranslation('releases');
  // The page reads them, too. This part of it comes later, and would ask again.
  const { data: releases } = useQuery({ ...releasesQuery, refetchOnMount: false });
  const names = [...new Set(releases?.items.map(({ remote }) => remote))].sort();
  const [adding, setAdding] = useState(false);
  /** A dialog that opens again after the proof still has what was typed. */
  const [draft, setDraft] = useState(EMPTY);
  const [made, setMade] = useState<CreatedToken>();
  const create = useProven(useCreateToken(), (created) => {
    setAdding(false);
    setMade(created);
  });
  function add() {
    setDraft(EMPTY);
    setAdding(true);
  }
  return (
    <>
      <div>
        <Button variant="outline" icon={<IconPlus />} onClick={add}>
          {t('tokens.new')}
        </Button>
      </div>
      <NewTokenDialog
        open={adding && !create.proof.open}
        onClose={() => setAdding(false)}
        names={names}
        draft={draft}
        call={{ isPending: create.proof.call.isPending, error: create.failure, reset: create.clear }}
        onCreate={(token) => {
          setDraft(token);
          create.run(token);
        }}
      />
      <ProofDialog {...create.proof} />
      <MadeTokenDialog made={made} open={made !== undefined} onClose={() => setMade(undefined)} />
    </>
  );
}
