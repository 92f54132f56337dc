import { siteOf } from './site';

describe('siteOf', () => {
  it('should read what the server put into the document', () => {
    document.head.innerHTML =
      '<script type="application/json" id="site">{"termsUrl":"https://example.com/t","operatorName":"\\u003cb>"}</script>';
    expect(siteOf(document)).toEqual({
      termsUrl: 'https://example.com/t',
      privacyUrl: '/legal/privacy',
      operatorName: '<b>',
    });
  });

  it('should lead to the built-in pages where the server said nothing', () => {
    document.head.innerHTML = '';
    expect(siteOf(document)).toEqual({ termsUrl: '/legal/terms', privacyUrl: '/legal/privacy' });
  });
});
