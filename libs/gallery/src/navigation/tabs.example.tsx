import { useTranslation } from '@ringtag/i18n';
import { Tabs } from '@ringtag/ui';
import { useState } from 'react';

export default function TabsExample() {
  const { t } = useTranslation('gallery');
  const [selected, setSelected] = useState('overview');
  return (
    <Tabs
      label={t('navigation.tabsLabel')}
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'overview', label: t('navigation.overview'), panel: <p>{t('navigation.overviewText')}</p> },
        { id: 'messages', label: t('navigation.messages'), panel: <p>{t('navigation.messagesText')}</p> },
        { id: 'settings', label: t('navigation.settings'), panel: <p>{t('navigation.settingsText')}</p> },
      ]}
    />
  );
}
