import { LostNotice } from '@ringtag/card/lost';
import { useTranslation } from '@ringtag/i18n';
import type { Scan } from '../state/scan.queries';

/** Above the card of a lost code, as the server has drawn it. */
export default function LostCode({ lost }: { lost: NonNullable<Scan['lost']> }) {
  const { t } = useTranslation('lost');
  return <LostNotice lost={lost} texts={{ title: t('title'), text: t('text'), reward: t('reward') }} />;
}
