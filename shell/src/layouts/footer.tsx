import { LEGAL_PAGES } from '@ringtag/contracts';
import { brand, useTranslation } from '@ringtag/i18n';
import { Link } from '@ringtag/vendor/router';
import styles from './footer.module.css';

const BUILT_IN: readonly string[] = Object.values(LEGAL_PAGES);

/**
 * Year, product name, slogan and the legal links (specification 2). Settings and configuration give the targets of the
 * links.
 */
export function Footer() {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <span>
        {/* The line starts with "©", which has no direction. Without `bdi` the line would be reordered in
            right-to-left pages. */}
        <bdi>
          © {new Date().getFullYear()} <strong>{brand.name}</strong> · {t('slogan')}
        </bdi>
      </span>
      <span className={styles.links}>
        <LegalLink to={brand.termsUrl} text={t('terms')} />
        <LegalLink to={brand.privacyUrl} text={t('privacy')} />
        {brand.imprintUrl && <LegalLink to={brand.imprintUrl} text={t('imprint')} />}
      </span>
    </footer>
  );
}

function LegalLink({ to, text }: { to: string; text: string }) {
  return BUILT_IN.includes(to) ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}
