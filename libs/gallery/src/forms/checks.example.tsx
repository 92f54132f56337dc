import { useTranslation } from '@ringtag/i18n';
import { Checkbox, FieldGroup, Stack, Switch } from '@ringtag/ui';
import { useState } from 'react';

export default function ChecksExample() {
  const { t } = useTranslation('gallery');
  const [chosen, setChosen] = useState({ messages: true, scans: false });
  const all = chosen.messages && chosen.scans;
  const some = chosen.messages || chosen.scans;
  return (
    <Stack gap={6}>
      <FieldGroup label={t('forms.notices')} hint={t('forms.noticesHint')}>
        <Checkbox
          label={t('forms.allNotices')}
          checked={all}
          indeterminate={some && !all}
          onChange={() => setChosen({ messages: !all, scans: !all })}
        />
        <Checkbox
          label={t('forms.newMessages')}
          checked={chosen.messages}
          onChange={() => setChosen({ ...chosen, messages: !chosen.messages })}
        />
        <Checkbox
          label={t('forms.scans')}
          hint={t('forms.scansHint')}
          checked={chosen.scans}
          onChange={() => setChosen({ ...chosen, scans: !chosen.scans })}
        />
        <Checkbox label={t('forms.notForYou')} disabled />
      </FieldGroup>
      <FieldGroup label={t('forms.switches')}>
        <Switch label={t('forms.codeActive')} hint={t('forms.codeActiveHint')} defaultChecked />
        <Switch label={t('forms.acceptMessages')} />
        <Switch label={t('forms.notForYou')} disabled />
      </FieldGroup>
    </Stack>
  );
}
