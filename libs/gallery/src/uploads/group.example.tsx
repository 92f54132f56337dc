import { useTranslation } from '@ringtag/i18n';
import { AvatarGroup, Stack } from '@ringtag/ui';

const PEOPLE = ['Ann Lee', 'Bob Stone', 'Carl May', 'Dana Fox', 'Eve Hart', 'Finn Berg', 'Gil Amado'].map(
  (name) => ({ id: name, name }),
);

export default function GroupExample() {
  const { t } = useTranslation('gallery');
  const moreLabel = (count: number) => t('uploads.moreAvatars', { count });
  return (
    <Stack>
      <AvatarGroup label={t('uploads.owners')} people={PEOPLE} moreLabel={moreLabel} />
      <AvatarGroup label={t('uploads.finders')} people={PEOPLE.slice(0, 3)} size="sm" moreLabel={moreLabel} />
    </Stack>
  );
}
