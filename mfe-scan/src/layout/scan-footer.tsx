import { FooterLinks, LanguageLinks, ModeChoice } from '@ringtag/card';
import { storedModeChoice } from '@ringtag/display/stored-mode';
import { leaveBy } from '@ringtag/forms';
import { brand, currentLocale, useTranslation } from '@ringtag/i18n';
import { defaultPath, useSession, useUser } from '@ringtag/session';
import { useChooseLanguage } from '@ringtag/shell-controls';
import { Button, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import type { ReactNode } from 'react';
import styles from './scan-footer.module.css';
import { toSignInPath } from './scan-path';

export interface ScanFooterProps {
  /** The page that opens after a sign-in or a sign-out. */
  path: string;
  /** Further actions, besides sign-in and sign-out. */
  actions?: ReactNode;
  /** True for the page of an owner, which anybody can report. */
  activated?: boolean;
}

/** Says who is signed in, and links to sign-in and sign-out. */
export function ScanFooter({ path, actions, activated }: ScanFooterProps) {
  const { t } = useTranslation(['scan', 'common']);
  const { user } = useUser();
  const session = useSession();
  const choose = useChooseLanguage();
  return (
    <>
      {actions}
      {user && <p className={styles.identity}>{t('footer.signedInAs', { email: user.email })}</p>}
      <FooterLinks>
        {user ? (
          <>
            <ButtonLink as={Link} to={defaultPath(user)} variant="outline">
              {t('footer.dashboard')}
            </ButtonLink>
            <Button variant="plain" onClick={() => leaveBy(() => void session.signOut(path))}>
              {t('footer.signOut')}
            </Button>
          </>
        ) : (
          <ButtonLink as={Link} to={toSignInPath(path)} variant="outline">
            {t('footer.signIn')}
          </ButtonLink>
        )}
        <a href={brand.privacyUrl}>{t('common:privacy')}</a>
        {brand.imprintUrl && <a href={brand.imprintUrl}>{t('common:imprint')}</a>}
        {activated && <a href={`${path}/report`}>{t('common:report')}</a>}
      </FooterLinks>
      <ModeChoice
        label={t('footer.mode')}
        texts={t('footer.modes', { returnObjects: true })}
        chosen={storedModeChoice()}
      />
      <LanguageLinks
        label={t('common:language')}
        languages={brand.languages}
        current={currentLocale()}
        onChoose={choose}
      />
    </>
  );
}
