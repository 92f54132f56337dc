import { toLanguageName } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Facts, Section } from '@ringtag/ui';
import type { ItemDetail } from '../items.queries';
import styles from './item.module.css';

const TEXTS = [
  'title',
  'description',
  'messageFormTitle',
  'messageFormPlaceholder',
  'sendButtonText',
] as const;

/** The owner's texts on the scan page, read only. The default texts replace empty ones. */
export function ItemTemplate({ template }: { template: NonNullable<ItemDetail['template']> }) {
  const { t } = useTranslation(['admin', 'items']);
  const { language } = template;
  return (
    <Section title={t('items:template.section')}>
      <Facts
        className={styles.texts}
        facts={[
          [t('items:template.language'), toLanguageName(language)],
          ...TEXTS.filter((key) => template[key]).map(
            (key) => [t(`items:template.${key}`), <span lang={language}>{template[key]}</span>] as const,
          ),
        ]}
      />
    </Section>
  );
}
