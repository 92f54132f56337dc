import { ScanCard, toCardTexts } from '@ringtag/card';
import Networks from '@ringtag/card/networks';
import OwnParts from '@ringtag/card/own-parts';
import { PHONE_KEYS, profileValueFault } from '@ringtag/contracts';
import { currentLocale, useTranslation } from '@ringtag/i18n';
import { Stack } from '@ringtag/ui';
import type { ComponentProps } from 'react';
import styles from './card-preview.module.css';

type CardPreviewProps = Pick<
  ComponentProps<typeof ScanCard>,
  'owner' | 'pageKind' | 'template' | 'form' | 'formOpen'
>;

type Owner = CardPreviewProps['owner'];

/** The server works out which number is dialled. Links in a preview do nothing, so they get a placeholder. */
const ANY_NUMBER = '+10';

function withNumbers({ fields, ...owner }: Owner): Owner {
  const shown = fields.map((field) => {
    const isNumber = field.key === 'whatsapp' || PHONE_KEYS.includes(field.key);
    const isTaken = isNumber && profileValueFault(field.key, field.value, '') === undefined;
    return isTaken ? { ...field, dialled: ANY_NUMBER } : field;
  });
  return { ...owner, fields: shown };
}

/** The card as scanners see it. Its links and buttons are inactive. The page must load the namespace `card`. */
export function CardPreview(card: CardPreviewProps) {
  const { t } = useTranslation(['card', 'common']);
  const { name } = card.owner;
  return (
    <div inert>
      <Stack gap={4}>
        <ScanCard
          {...card}
          owner={withNumbers(card.owner)}
          Networks={Networks}
          OwnParts={OwnParts}
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
