import { useTranslation } from '@ringtag/i18n';
import { RadioGroup, Stack } from '@ringtag/ui';
import { useState } from 'react';

export default function RadiosExample() {
  const { t } = useTranslation('gallery');
  const [visibility, setVisibility] = useState<'public' | 'private' | 'friends'>('public');
  const [kind, setKind] = useState<'found' | 'question' | 'thanks'>();
  return (
    <Stack gap={6}>
      <RadioGroup
        label={t('forms.visibility')}
        value={visibility}
        onChange={setVisibility}
        options={[
          { value: 'public', label: t('forms.public'), hint: t('forms.publicHint') },
          { value: 'private', label: t('forms.private'), hint: t('forms.privateHint') },
          { value: 'friends', label: t('forms.notForYou'), disabled: true },
        ]}
      />
      <RadioGroup
        label={t('forms.kind')}
        required
        error={kind ? undefined : t('forms.chooseKind')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'found', label: t('forms.found') },
          { value: 'question', label: t('forms.question') },
          { value: 'thanks', label: t('forms.thanks') },
        ]}
      />
    </Stack>
  );
}
