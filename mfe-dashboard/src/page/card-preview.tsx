import { ScanCard, toCardTexts } from '@ringtag/card';
import Networks from '@ringtag/card/networks';
import { currentLocale, useTranslation } from '@ringtag/i18n';
import { Stack } from '@ringtag/ui';
import type { ComponentProps } from 'react';
import styles from './card-preview.module.css';

type CardPreviewProps = Pick<
  ComponentProps<typeof ScanCard>,
  'owner' | 'pageKind' | 'template' | 'form' | 'formOpen'
>;

/** The card as scanners see it. Its links and buttons are inactive. The page must load the namespace `card`. */
export function CardPreview(card: CardPreviewProps) {
  const { t } = useTranslation(['card', 'common']);
  const { name } = card.owner;
  return (
    <div inert>
      <Stack gap={4}>
        <ScanCard
          {...card}
          Networks={Networks}
          locale={currentLocale()}
          heading={
            <p className={styles.name}>
              <bdi>{name}</bdi>
            </p>
          }
          texts={toCardTexts(t('page', { returnObjects: true, name }), t('message.title'), (key) =>
            t(`common:${key}`),
          )}
        />
      </Stack>
    </div>
  );
}
