import { useTranslation } from '@ringtag/i18n';

const CONSEQUENCES = ['reset', 'others', 'messages'] as const;

/** What unactivation does, in the words of specification 2. */
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
