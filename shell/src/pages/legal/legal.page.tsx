import { brand, currentLocale, usePageTitle, useTranslation } from '@ringtag/i18n';
import styles from './legal.module.css';

/** The date that the documents show as their last change. Set it with every change in substance. */
const CHANGED = new Date('2026-11-30');

/** The built-in Terms and Privacy pages (specification 2, footer). They say in plain words what this product does. */
export default function LegalPage({ document }: { document: 'terms' | 'privacy' }) {
  const { t } = useTranslation('legal');
  const { t: common } = useTranslation('common');
  const title = common(document);
  usePageTitle(title);
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  const sections = Object.entries(t(`${document}.sections`, { returnObjects: true }));
  return (
    <article className={styles.document}>
      <h1>{title}</h1>
      <p className={styles.changed}>{t('changed', { date: date.format(CHANGED) })}</p>
      <p>{t(`${document}.intro`)}</p>
      {sections.map(([key, section]) => (
        <section key={key}>
          <h2>{section.title}</h2>
          {section.text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Operator />
    </article>
  );
}

function Operator() {
  const { t } = useTranslation('legal');
  const { operatorName, operatorEmail } = brand;
  return (
    <section>
      <h2>{t('operator.title')}</h2>
      <p>{operatorName ? t('operator.named', { name: operatorName }) : t('operator.unnamed')}</p>
      <p>
        {operatorEmail ? (
          <>
            {t('operator.email')} <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>
          </>
        ) : (
          t('operator.noEmail')
        )}
      </p>
    </section>
  );
}
