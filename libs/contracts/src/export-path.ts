/** The page behind the link that the operator mails to somebody who asks for a copy of their data. */
export const EXPORT_PATH = '/personal-data';

export function exportPath(token: string): string {
  return `${EXPORT_PATH}?token=${token}`;
}
