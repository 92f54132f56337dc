import { useTranslation } from '@ringtag/i18n';
import { Checkbox, FieldGroup, Stack, Switch } from '@ringtag/ui';
import { useState } from 'react';

export default function ChecksExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'forms' });
  const [chosen, setChosen] = useState({ messages: true, scans: false });
  const all = chosen.messages && chosen.scans;
  const some = chosen.messages || chosen.scans;
  return (
    <Stack gap={6}>
      <FieldGroup label={t('notices')} hint={t('noticesHint')}>
        <Checkbox
          label={t('allNotices')}
          checked={all}
          indeterminate={some && !all}
          onChange={() => setChosen({ messages: !all, scans: !all })}
        />
        <Checkbox
          label={t('newMessages')}
          checked={chosen.messages}
          onChange={() => setChosen({ ...chosen, messages: !chosen.messages })}
        />
        <Checkbox
          label={t('scans')}
          hint={t('scansHint')}
          checked={chosen.scans}
          onChange={() => setChosen({ ...chosen, scans: !chosen.scans })}
        />
        <Checkbox label={t('notForYou')} disabled />
      </FieldGroup>
      <FieldGroup label={t('switches')}>
        <Switch label={t('codeActive')} hint={t('codeActiveHint')} defaultChecked />
        <Switch label={t('acceptMessages')} />
        <Switch label={t('notForYou')} disabled />
      </FieldGroup>
    </Stack>
  );
}
