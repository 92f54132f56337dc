/** The page behind the link that is mailed to whom an owner gives a code. */
export const GIFT_PATH = '/gift';

export function giftPath(token: string): string {
  return `${GIFT_PATH}?token=${token}`;
}
