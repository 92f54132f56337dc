import { useTranslation } from '@ringtag/i18n';

const CONSEQUENCES = ['reset', 'others', 'messages'] as const;

/** What happens when a code is given up, in the words of specification 2 (unactivation). */
export function Consequences() {
  const { t } = useTranslation('unactivation');
  return (
    <ul>
      {CONSEQUENCES.map((key) => (
        <li key={key}>{t(`consequences.${key}`)}</li>
      ))}
    </ul>
  );
}
