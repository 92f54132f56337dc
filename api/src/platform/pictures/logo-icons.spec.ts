import { findLogoFault } from './logo-icons';

const toLogo = (attributes: string, content = '<rect width="20" height="10"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" ${attributes}>${content}</svg>`;

describe('findLogoFault', () => {
  it.each([undefined, toLogo(''), toLogo('width="2000" height="1000"'), toLogo('width="2" height="1"')])(
    'should take %s',
    async (logo) => {
      expect(await findLogoFault(logo)).toBeUndefined();
    },
  );

  it.each([
    ['an element without its end', toLogo('', '<g>')],
    ['no width', toLogo('width="0" height="10"')],
    ['more width than any picture', toLogo('width="99999999"')],
  ])('should refuse a logo with %s in one line', async (_what, logo) => {
    expect(await findLogoFault(logo)).toMatch(
      /^BRAND_LOGO: must be an SVG file that can be drawn as an icon \(.+\)$/,
    );
  });
});
