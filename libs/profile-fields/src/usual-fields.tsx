import { firstVisibility, type ProfileFieldKey } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconPlus, Inline } from '@ringtag/ui/lite';
import type { DraftField } from './draft-field';

/** What most people have on their page. Each takes one tap; the list has all others. */
const USUAL: readonly ProfileFieldKey[] = [
  ...(['phone', 'email', 'whatsapp', 'website', 'company', 'jobTitle'] as const),
  ...(['address', 'city', 'linkedin', 'instagram'] as const),
];

interface UsualFieldsProps {
  taken: readonly ProfileFieldKey[];
  onPick: (field: DraftField) => void;
}

/** Buttons that add the usual fields, as long as they are not there. */
export function UsualFields({ taken, onPick }: UsualFieldsProps) {
  const { t } = useTranslation('common');
  const left = USUAL.filter((key) => !taken.includes(key));
  if (left.length === 0) return null;
  return (
    <Inline gap={2}>
      {left.map((key) => (
        <Button
          key={key}
          variant="outline"
          size="sm"
          icon={<IconPlus />}
          onClick={() => onPick({ key, value: '', visibility: firstVisibility(key) })}
        >
          {t(`profile.fields.${key}`)}
        </Button>
      ))}
    </Inline>
  );
}
