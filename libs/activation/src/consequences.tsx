import { useTranslation } from '@ringtag/i18n';

const CONSEQUENCES = ['reset', 'others', 'messages'] as const;
const OF_DIGITAL = ['deleted', 'pictures', 'messages'] as const;

/**
 * What happens when a code is given up, in the words of specification 2 (unactivation).
 * @param props.digital true for a code without a sticker, which is deleted
 */
export function Consequences({ digital = false }: { digital?: boolean | undefined }) {
  const { t } = useTranslation('unactivation');
  const texts = digital
    ? OF_DIGITAL.map((key) => t(`digital.${key}`))
    : CONSEQUENCES.map((key) => t(`consequences.${key}`));
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
