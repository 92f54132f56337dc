import { useTranslation } from '@ringtag/i18n';
import { Section } from '@ringtag/ui';
import type { ItemDetail } from '../items.queries';

/** The state of a code and the reasons for it, as scanners get them from the server. */
export function ScannerView({ item: { state, reasons } }: { item: ItemDetail }) {
  const { t } = useTranslation(['admin', 'items']);
  return (
    <Section title={t('items:scanner.title')}>
      <p>{t(`items:scanner.states.${state}`)}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{t(`items:scanner.reasons.${reason}`)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
