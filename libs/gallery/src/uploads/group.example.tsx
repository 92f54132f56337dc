import { useTranslation } from '@ringtag/i18n';
import { AvatarGroup, Stack } from '@ringtag/ui';

const PEOPLE = ['Ann Lee', 'Bob Stone', 'Carl May', 'Dana Fox', 'Eve Hart', 'Finn Berg', 'Gil Amado'].map(
  (name) => ({ id: name, name }),
);

export default function GroupExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'uploads' });
  const moreLabel = (count: number) => t('moreAvatars', { count });
  return (
    <Stack>
      <AvatarGroup label={t('owners')} people={PEOPLE} moreLabel={moreLabel} />
      <AvatarGroup label={t('finders')} people={PEOPLE.slice(0, 3)} size="sm" moreLabel={moreLabel} />
    </Stack>
  );
}
