/**
 * The address in a QR code: `https://Q.EXAMPLE/SCAN/ABCDE23456`. Upper case allows the alphanumeric mode of QR codes,
 * which makes a smaller symbol. Hosts are case-insensitive, and the server routes the path without regard to case. The
 * scheme stays in lower case for readers and messengers that otherwise see no address (`encodeAddress`).
 */
export function scanUrl(origin: string, alias: string): string {
  const [scheme = '', host = ''] = origin.split('://');
  return `${scheme}://${`${host}/scan/${alias}`.toUpperCase()}`;
}
