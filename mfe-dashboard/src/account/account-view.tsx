import { useTranslation } from '@ringtag/i18n';
import { PageColumns } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { LanguageSwitcher } from '@ringtag/shell-controls';
import { Section, Stack } from '@ringtag/ui';
import { DeletionCard } from './deletion-card';
import { EmailCard } from './email-card';
import { ExportCard } from './export-card';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';

/** Everything about the account itself. The card that scanners see is edited elsewhere. */
export function AccountView() {
  const { t } = useTranslation('profile');
  const { user } = useUser();
  if (!user) return null;
  return (
    <PageColumns>
      <Stack gap={4}>
        <Section title={t('account.language.title')} text={t('account.language.text')}>
          <div>
            <LanguageSwitcher />
          </div>
        </Section>
        <EmailCard user={user} />
        <PasswordCard user={user} />
      </Stack>
      <Stack gap={4}>
        <SessionsCard />
        <ExportCard />
        <DeletionCard user={user} />
      </Stack>
    </PageColumns>
  );
}
