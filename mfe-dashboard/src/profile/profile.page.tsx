import { safePath } from '@ringtag/contracts';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { PreviewColumns, QueryStates, UnsavedGuard } from '@ringtag/pages';
import { forgetToken } from '@ringtag/session';
import { profileQuery } from '@ringtag/shell-controls/profile';
import { PageHeader, Skeleton, Stack, Tabs } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { useKeptLinkToken } from '@ringtag/verification';
import { useState } from 'react';
import { AccountView } from '../account/account-view';
import { BouncedAddress } from '../account/bounced-address';
import { EmailLink } from '../account/email-link';
import { useView } from '../page/use-view';
import { PhotoCard } from './photo-card';
import { ProfileForm } from './profile-form';
import { ProfilePreview } from './profile-preview';
import { useProfileForm } from './use-profile-form';

const PATH = '/profile';
const VIEWS = ['profile', 'account'] as const;

/** /profile: edits what scanners see of a person, and the account itself. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  usePageTitle(t('title'));
  const token = useKeptLinkToken(PATH);
  const [params] = useSearchParams();
  const backTo = safePath(params.get('returnUrl'));
  const [linkDone, setLinkDone] = useState(false);
  // After a mailed link was used, the tab of the account is shown.
  const [view, setView] = useView(VIEWS, linkDone ? 'account' : 'profile');
  const query = useQuery(profileQuery());
  // The draft is kept above the tabs, so that it survives a look at the account.
  const form = useProfileForm(query.data);
  const answered = () => {
    forgetToken(PATH);
    setLinkDone(true);
  };
  const tabs = [
    {
      id: 'profile',
      label: t('views.profile'),
      panel: (
        <QueryStates
          query={query}
          errorTitle={t('loadFailed')}
          skeleton={
            <>
              <Skeleton shape="card" />
              <Skeleton shape="card" />
              <Skeleton shape="card" />
            </>
          }
        >
          {({ name, photo }) => (
            <PreviewColumns
              form={
                <Stack gap={4}>
                  <PhotoCard name={name ?? ''} photo={photo} />
                  <ProfileForm form={form} backTo={backTo} />
                </Stack>
              }
              title={t('preview.title')}
              preview={<ProfilePreview draft={form.values} photo={photo} />}
            />
          )}
        </QueryStates>
      ),
    },
    { id: 'account', label: t('views.account'), panel: <AccountView /> },
  ];
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {token && !linkDone ? (
        <EmailLink token={token} onDone={answered} />
      ) : (
        <Stack gap={4}>
          <BouncedAddress onChange={view === 'account' ? undefined : () => setView('account')} />
          <Tabs label={t('title')} tabs={tabs} selected={view} onSelect={setView} />
        </Stack>
      )}
      <UnsavedGuard
        dirty={form.dirty}
        saving={form.saving}
        submit={form.save}
        onRefused={() => setView('profile')}
      />
    </>
  );
}
