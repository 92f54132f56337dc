import { LostNotice } from '@ringtag/card/lost';
import DrawnParts, { type OwnPartsProps } from '@ringtag/card/own-parts';
import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import type { Scan } from '../state/scan.queries';

// Not in a file of its own: the page of every code lists the files.
const LostCode = lazyWithTexts(['lost'], async () => ({ default: LostCodeNotice }));

/** What few pages have, in a file of its own, so that it loads as one: parts of the card, or that the code is lost. */
export default function OwnParts({ lost, ...parts }: OwnPartsProps & Pick<Scan, 'lost'>) {
  return lost ? <LostCode lost={lost} /> : <DrawnParts {...parts} />;
}

/** Above the card of a lost code, as the server has drawn it. */
function LostCodeNotice({ lost }: { lost: NonNullable<Scan['lost']> }) {
  const { t } = useTranslation('lost');
  return <LostNotice lost={lost} texts={{ title: t('title'), text: t('text'), reward: t('reward') }} />;
}
