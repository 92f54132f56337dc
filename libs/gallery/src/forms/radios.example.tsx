import { useTranslation } from '@ringtag/i18n';
import { RadioGroup, Stack } from '@ringtag/ui';
import { useState } from 'react';

export default function RadiosExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'forms' });
  const [visibility, setVisibility] = useState<'public' | 'private' | 'friends'>('public');
  const [kind, setKind] = useState<'found' | 'question' | 'thanks'>();
  return (
    <Stack gap={6}>
      <RadioGroup
        label={t('visibility')}
        value={visibility}
        onChange={setVisibility}
        options={[
          { value: 'public', label: t('public'), hint: t('publicHint') },
          { value: 'private', label: t('private'), hint: t('privateHint') },
          { value: 'friends', label: t('notForYou'), disabled: true },
        ]}
      />
      <RadioGroup
        label={t('kind')}
        required
        error={kind ? undefined : t('chooseKind')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'found', label: t('found') },
          { value: 'question', label: t('question') },
          { value: 'thanks', label: t('thanks') },
        ]}
      />
    </Stack>
  );
}
