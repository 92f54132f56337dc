import { useTranslation } from '@ringtag/i18n';
import { Tabs } from '@ringtag/ui';
import { useState } from 'react';

export default function TabsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'navigation' });
  const [selected, setSelected] = useState('overview');
  return (
    <Tabs
      label={t('tabsLabel')}
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'overview', label: t('overview'), panel: <p>{t('overviewText')}</p> },
        { id: 'messages', label: t('messages'), panel: <p>{t('messagesText')}</p> },
        { id: 'settings', label: t('settings'), panel: <p>{t('settingsText')}</p> },
      ]}
    />
  );
}
