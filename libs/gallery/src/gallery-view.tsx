import { GALLERY_VIEWS, type GalleryFamily } from '@ringtag/contracts';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { DirectionChoice, ModeChoice } from '@ringtag/shell-controls/display';
import { Inline, PageHeader, Spinner } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { Suspense } from 'react';
import { FAMILY_PAGES } from './family-pages';
import styles from './gallery-view.module.css';

/**
 * One family of the kit: every widget in every state, in both modes and directions, with links to the other families.
 */
export default function GalleryView({ family }: { family: GalleryFamily }) {
  const { t } = useTranslation(['gallery', 'common']);
  const FamilyPage = FAMILY_PAGES[family];
  usePageTitle(t(`${family}.title`));
  return (
    <div className={styles.view}>
      <PageHeader
        title={t(`${family}.title`)}
        subtitle={t(`${family}.text`)}
        actions={
          <Inline gap={2}>
            <ModeChoice hideLabel />
            <DirectionChoice hideLabel />
          </Inline>
        }
      />
      <nav aria-label={t('families')} className={styles.navigation}>
        <Inline as="ul" role="list" gap={1}>
          {GALLERY_VIEWS.map(([path, shown]) => (
            <li key={shown}>
              <Link to={path} className={styles.family} aria-current={shown === family ? 'page' : undefined}>
                {t(`${shown}.title`)}
              </Link>
            </li>
          ))}
        </Inline>
      </nav>
      <Suspense fallback={<Spinner block label={t('common:loading')} />}>
        <div className={styles.examples}>
          <FamilyPage />
        </div>
      </Suspense>
    </div>
  );
}
