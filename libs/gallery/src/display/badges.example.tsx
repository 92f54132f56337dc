import { useTranslation } from '@ringtag/i18n';
import { Badge, Inline, Stack } from '@ringtag/ui';

const TONES = ['neutral', 'primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const;

export default function BadgesExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'display' });
  return (
    <Stack>
      <Inline>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`tones.${tone}`)}
          </Badge>
        ))}
      </Inline>
      <Inline>
        {[1, 12, 99, 100].map((count) => (
          <Badge key={count} tone="primary" count={count} label={t('unread', { count })} />
        ))}
      </Inline>
      <Inline>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} label={t(`tones.${tone}`)} />
        ))}
      </Inline>
    </Stack>
  );
}
