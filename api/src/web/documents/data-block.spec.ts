import { withSite } from './data-block';

const site = {
  name: 'Ringtag',
  termsUrl: '/legal/terms',
  privacyUrl: 'https://example.com/privacy',
  operatorName: undefined,
  operatorEmail: undefined,
};
const readBlock = (html: string) =>
  /<script type="application\/json" id="site">(.*?)<\/script><\/head>/.exec(html)?.[1];

describe('withSite', () => {
  it('should put what the pages are told into the head', () => {
    const html = withSite('<html><head></head><body></body></html>', site);
    expect(JSON.parse(readBlock(html) ?? '')).toEqual({
      name: 'Ringtag',
      termsUrl: '/legal/terms',
      privacyUrl: 'https://example.com/privacy',
    });
  });

  it('should let no setting end the block or open markup', () => {
    const operatorName = "</script><script>alert(1)</script><!-- $& $' &amp;";
    const html = withSite('<head></head>', { ...site, operatorName });
    expect(html.match(/</g)).toHaveLength('<head><script></script></head>'.match(/</g)!.length);
    expect(JSON.parse(readBlock(html) ?? '')).toMatchObject({ operatorName });
  });
});
