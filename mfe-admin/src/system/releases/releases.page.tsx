import { CONTRACT_VERSION } from '@ringtag/contracts';
import { FailureAlert, QuestionDialog } from '@ringtag/forms';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { QueryStates, showSuccess, useFormats } from '@ringtag/pages';
import { Card, EmptyState, IconUpload, PageHeader, Stack, Table } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link, useParams } from '@ringtag/vendor/router';
import { ProofDialog, useProven } from '@ringtag/verification';
import { useState } from 'react';
import { PreviewNotice } from './preview-notice';
import {
  type Decision,
  readRefusal,
  type Release,
  type ReleaseChange,
  type ReleaseList,
  releasesQuery,
  useReleaseChange,
} from './releases.queries';
import { useReleaseColumns } from './use-release-columns';

/** /system/{remote}: the releases of a remote, and who sees them. */
export default function ReleasesPage() {
  const { t } = useTranslation(['operations', 'releases']);
  const { remote = '' } = useParams();
  const query = useQuery(releasesQuery);
  usePageTitle(remote);
  return (
    <>
      <PageHeader
        back={<Link to="/system">{t('system.system.title')}</Link>}
        title={<span translate="no">{remote}</span>}
        subtitle={t('releases:list.text')}
      />
      <QueryStates query={query} errorTitle={t('releases:modules.loadFailed')}>
        {(list) => <Releases remote={remote} list={list} />}
      </QueryStates>
    </>
  );
}

function Releases({ remote, list }: { remote: string; list: ReleaseList }) {
  const { t } = useTranslation('releases');
  const call = useReleaseChange();
  const tellDone = useDone();
  const tellRefusal = useRefusal();
  const change = useProven(call, (_, done: ReleaseChange) => tellDone(done));
  const releases = list.items.filter((release) => release.remote === remote);
  const changed = call.variables?.release;
  const served = releases.find(({ audience }) => audience === 'everybody')?.number ?? -1;
  const [unblocked, setUnblocked] = useState<Release>();
  const columns = useReleaseColumns({
    served,
    previewed: list.previewed?.remote === remote ? list.previewed.number : undefined,
    saving: call.isPending ? changed?.number : undefined,
    onDecide: (release, decision) =>
      isSeenAgain(release, decision, served) ? setUnblocked(release) : change.run({ release, decision }),
  });
  return (
    <Stack gap={4}>
      <PreviewNotice previewed={list.previewed} />
      {changed && (
        <FailureAlert
          title={t('actions.failed', { number: changed.number })}
          error={change.failure}
          text={(error) => tellRefusal(readRefusal(error), list)}
        />
      )}
      <Table
        caption={t('modules.release')}
        hideCaption
        columns={columns}
        rows={releases}
        rowKey={({ number }) => String(number)}
        empty={
          <Card>
            <EmptyState icon={<IconUpload />} title={t('list.none')} text={t('list.noneText')} />
          </Card>
        }
      />
      <QuestionDialog
        open={unblocked !== undefined}
        onClose={() => setUnblocked(undefined)}
        title={t('actions.unblockTitle', { number: unblocked?.number ?? 0 })}
        confirmLabel={t('actions.unblockConfirm')}
        errorTitle={t('actions.failed', { number: unblocked?.number ?? 0 })}
        onConfirm={() => unblocked && change.run({ release: unblocked, decision: { blocked: false } })}
      >
        {t('actions.unblockText')}
      </QuestionDialog>
      <ProofDialog {...change.proof} />
    </Stack>
  );
}

/** Whether everybody sees it as soon as it is blocked no more. To block is one press: it takes back. */
function isSeenAgain({ share, number, contract }: Release, decision: Decision, served: number): boolean {
  if (typeof decision === 'string' || !('blocked' in decision) || decision.blocked) return false;
  return share === 100 && contract === CONTRACT_VERSION && number >= served;
}

/** Answers a function that says more about a refusal than the text of its code. */
function useRefusal() {
  const { t } = useTranslation('releases');
  return (code: ReturnType<typeof readRefusal>, { items }: ReleaseList) => {
    const shared = items.find(({ share }) => share > 0 && share < 100);
    if (code === 'share_taken' && shared)
      return t('actions.shareTaken', { number: shared.number, remote: shared.remote });
    return code === 'outdated' && t('actions.outdated');
  };
}

/** Says what a decision has changed. */
function useDone(): (change: ReleaseChange) => void {
  const { t } = useTranslation('releases');
  const { percent } = useFormats();
  const toText = ({ number }: Release, decision: ReleaseChange['decision']) => {
    if (decision === 'preview') return t('done.preview', { number });
    if ('blocked' in decision) return t(decision.blocked ? 'done.blocked' : 'done.unblocked', { number });
    const { share } = decision;
    if (share === 0 || share === 100) return t(share ? 'done.everybody' : 'done.nobody', { number });
    return t('done.share', { number, share: percent(share / 100, 0) });
  };
  return ({ release, decision }) => showSuccess(toText(release, decision));
}
