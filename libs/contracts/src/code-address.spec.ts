import { readCodeAddress } from './code-address';

const HOSTS = { site: 'qr.example.com', others: ['q.example', 'links.example:8443'] };
const read = (text: string) => readCodeAddress(text, HOSTS);

describe('the address in a QR code', () => {
  it.each([
    ['as it is printed', 'HTTPS://QR.EXAMPLE.COM/SCAN/KRTZM23456'],
    ['on the short domain', 'HTTPS://Q.EXAMPLE/SCAN/KRTZM23456'],
    ['at the link service, on a port', 'HTTPS://LINKS.EXAMPLE:8443/SCAN/KRTZM23456'],
    ['in lower case, with a hyphen', 'https://qr.example.com/scan/krtzm-23456'],
    ['without TLS', 'http://qr.example.com/scan/KRTZM23456'],
    ['with a slash at its end', 'https://qr.example.com/scan/KRTZM23456/'],
    ['with what a link service adds', 'https://q.example/scan/KRTZM23456?from=print#top'],
    ['with spaces around it', ' https://qr.example.com/scan/KRTZM23456\n'],
    ['of one word on the short domain', 'HTTPS://Q.EXAMPLE/KRTZM23456'],
    ['with the full stop of a sentence', 'https://qr.example.com/scan/KRTZM-23456.'],
    ['with a bracket and quotation marks', 'https://q.example/KRTZM23456/)"'],
    ['with an invisible space', 'https://qr.example.com/scan/KRTZM23456\u200b'],
  ])('should be read %s', (_, text) => {
    expect(read(text)).toBe('KRTZM23456');
  });

  it.each([
    ['another site', 'https://other.example/scan/KRTZM23456'],
    ['a site that begins alike', 'https://qr.example.com.evil.example/scan/KRTZM23456'],
    ['a site with ours as its user', 'https://qr.example.com@evil.example/scan/KRTZM23456'],
    ['another port', 'https://qr.example.com:444/scan/KRTZM23456'],
    ['another scheme', 'javascript://qr.example.com/scan/KRTZM23456'],
    ['no address', 'KRTZM23456'],
    ['nothing', ''],
    ['a page of ours', 'https://qr.example.com/sign-in'],
    ['a page below that of a code', 'https://qr.example.com/scan/KRTZM23456/unactivation'],
    ['a word that is no alias', 'https://qr.example.com/scan/ab'],
    ['a page below an alias with a hyphen', 'https://qr.example.com/scan/KRTZM-23456/unactivation'],
    ['two words', 'https://qr.example.com/scan/KRTZM%2023456'],
    ['a word alone on the site', 'https://qr.example.com/KRTZM23456'],
    ['a reserved word on the short domain', 'https://q.example/messages'],
    ['an encoded alias', 'https://qr.example.com/scan/%4bRTZM23456'],
    ['a Wi-Fi password', 'WIFI:T:WPA;S:Home;P:secret;;'],
  ])('should be none of ours: %s', (_, text) => {
    expect(read(text)).toBeUndefined();
  });

  it('should be read on the site alone, where there are no other hosts', () => {
    expect(readCodeAddress('HTTP://LOCALHOST:3000/SCAN/ABC', { site: 'localhost:3000' })).toBe('ABC');
  });
});
