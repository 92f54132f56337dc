import { LOCALES } from '@ringtag/contracts';
import { readSite } from './site';

describe('readSite', () => {
  it('should read what the server put into the document', () => {
    const block = document.createElement('script');
    block.id = 'site';
    block.type = 'application/json';
    block.textContent = '{"name":"Kofferfund","termsUrl":"https://example.com/t","operatorName":"\\u003cb>"}';
    document.head.replaceChildren(block);
    expect(readSite(document)).toEqual({
      name: 'Kofferfund',
      termsUrl: 'https://example.com/t',
      privacyUrl: '/legal/privacy',
      languages: LOCALES,
      operatorName: '<b>',
    });
  });

  it('should lead to the built-in pages where the server said nothing', () => {
    document.head.replaceChildren();
    expect(readSite(document)).toEqual({
      name: 'Ringtag',
      termsUrl: '/legal/terms',
      privacyUrl: '/legal/privacy',
      languages: LOCALES,
    });
  });
});
