import { cardPath } from './card-path';

/** Where anybody reports the page of a code. */
export function reportPath(alias: string): string {
  return `${cardPath(alias)}/report`;
}
