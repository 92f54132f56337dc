import { HELPERS } from '@ringtag/contracts';
import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Day, LoadedSection, showSuccess } from '@ringtag/pages';
import { Button, IconPlus, Inline, Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import look from '../../page/look.module.css';
import { type Helper, helpersQuery, useRemoveHelper } from './helpers.queries';
import { InviteDialog } from './invite-dialog';

/** Who helps the owner to answer the messages of a code. */
export default function HelpersCard({ codeId }: { codeId: string }) {
  const { t } = useTranslation('helping');
  const remove = useRemoveHelper(codeId);
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Helper>();
  const end = async () => {
    await remove.mutateAsync(leaving!.id);
    setLeaving(undefined);
    showSuccess(t(leaving!.consentedAt ? 'owner.remove.done' : 'owner.takeBack.done'));
  };
  const question = leaving?.consentedAt ? 'owner.remove' : 'owner.takeBack';
  return (
    <LoadedSection
      size="lg"
      title={t('owner.title')}
      text={t('owner.text')}
      query={useQuery(helpersQuery(codeId))}
      errorTitle={t('owner.loadFailed')}
      skeleton={<Skeleton />}
    >
      {(helpers) => (
        <Stack gap={4}>
          {helpers.length > 0 && (
            <ul role="list" className={look.divided}>
              {helpers.map((helper) => (
                <HelperRow key={helper.id} helper={helper} onEnd={() => setLeaving(helper)} />
              ))}
            </ul>
          )}
          {helpers.length < HELPERS.perCode ? (
            <div>
              <Button variant="outline" icon={<IconPlus />} onClick={() => setInviting(true)}>
                {t('owner.invite.open')}
              </Button>
            </div>
          ) : (
            <p className={look.quiet}>{t('owner.full', { most: HELPERS.perCode })}</p>
          )}
          <InviteDialog codeId={codeId} open={inviting} onClose={() => setInviting(false)} />
          <QuestionDialog
            danger
            open={leaving !== undefined}
            onClose={() => setLeaving(undefined)}
            title={t(`${question}.title`)}
            confirmLabel={t(`${question}.confirm`)}
            workingLabel={t('owner.removing')}
            errorTitle={t('owner.removeFailed')}
            onConfirm={end}
          >
            {t(`${question}.text`)}
          </QuestionDialog>
        </Stack>
      )}
    </LoadedSection>
  );
}

function HelperRow({ helper, onEnd }: { helper: Helper; onEnd: () => void }) {
  const { t } = useTranslation('helping');
  const { email, name, expiresAt, consentedAt } = helper;
  return (
    <Inline as="li" justify="between" nowrap>
      <div>
        <bdi>{name ?? email}</bdi>
        {name && (
          <p className={look.quiet}>
            <bdi>{email}</bdi>
          </p>
        )}
        <p className={look.quiet}>
          {consentedAt ? (
            <>
              {t('owner.since')} <Day at={consentedAt} />
            </>
          ) : (
            <>
              {t('owner.until')} <Day at={expiresAt!} />
            </>
          )}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('owner.removeNamed', { name: name ?? email })}
        onClick={onEnd}
      >
        {t('owner.removeShort')}
      </Button>
    </Inline>
  );
}
