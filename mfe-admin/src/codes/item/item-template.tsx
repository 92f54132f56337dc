import { toLanguageName } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Section } from '@ringtag/ui';
import type { ItemDetail } from '../items.queries';
import styles from './item.module.css';

const TEXTS = ['description', 'messageFormTitle', 'messageFormPlaceholder', 'sendButtonText'] as const;

/** The owner's texts on the scan page, read only. The default texts replace empty ones. */
export function ItemTemplate({ template }: { template: NonNullable<ItemDetail['template']> }) {
  const { t } = useTranslation(['admin', 'items']);
  const { language, title } = template;
  const texts = [
    { key: 'heading', name: t('items:template.heading'), text: title },
    ...TEXTS.map((key) => ({ key, name: t(`items:template.${key}`), text: template[key] })),
  ];
  return (
    <Section title={t('items:template.title')}>
      <dl className={styles.texts}>
        <div>
          <dt>{t('items:template.language')}</dt>
          <dd>{toLanguageName(language)}</dd>
        </div>
        {texts
          .filter(({ text }) => text)
          .map(({ key, name, text }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd lang={language}>{text}</dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}
