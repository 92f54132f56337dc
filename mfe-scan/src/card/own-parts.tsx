import DrawnParts, { type OwnPartsProps } from '@ringtag/card/own-parts';
import { lazyWithTexts } from '@ringtag/i18n';
import type { Scan } from '../state/scan.queries';

// Fewer codes are lost than have a colour or links.
const LostCode = lazyWithTexts(['lost'], () => import('./lost-code'));

/** What few pages have, in a file of its own, so that it loads as one: parts of the card, or that the code is lost. */
export default function OwnParts({ lost, ...parts }: OwnPartsProps & Pick<Scan, 'lost'>) {
  return lost ? <LostCode lost={lost} /> : <DrawnParts {...parts} />;
}
