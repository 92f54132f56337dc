import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_QUESTIONS, HELP_READERS, LOCALES } from '@ringtag/contracts';
import sharp from 'sharp';
import { findHelpPicture, HELP_PICTURES } from './help-pictures';

const PUBLIC = join(__dirname, '../../../../shell/public');
const MAX_BYTES = 40_000;
const MAX_BYTES_OF_ALL = 3_000_000;

const shown = LOCALES.flatMap((locale) =>
  HELP_READERS.flatMap((reader) =>
    HELP_QUESTIONS[reader].flatMap((question) => findHelpPicture(reader, question, locale) ?? []),
  ),
);
const files = shown.flatMap(({ files: { light, dark }, ...size }) =>
  [light, dark].map((address) => ({ address, ...size })),
);

it('should stand below two to four answers of each page', () => {
  for (const reader of HELP_READERS) {
    const { length } = Object.keys(HELP_PICTURES[reader]);
    expect(length).toBeGreaterThanOrEqual(2);
    expect(length).toBeLessThanOrEqual(4);
  }
});

it('should be there for each language and mode, and none besides', () => {
  const addresses = readdirSync(join(PUBLIC, 'help')).map((file) => `/help/${file}`);
  expect(addresses.sort()).toEqual(files.map(({ address }) => address).sort());
  for (const locale of LOCALES) expect(addresses.some((name) => name.includes(`-${locale}-`))).toBe(true);
});

it('should be small, with two dots for each px that the pages say', async () => {
  let all = 0;
  for (const { address, width, height } of files) {
    const path = join(PUBLIC, address);
    const { size } = statSync(path);
    expect({ address, small: size <= MAX_BYTES }).toEqual({ address, small: true });
    all += size;
    const picture = await sharp(path).metadata();
    expect({ address, format: picture.format, width: picture.width, height: picture.height }).toEqual({
      address,
      format: 'heif',
      width: 2 * width,
      height: 2 * height,
    });
  }
  expect(all).toBeLessThanOrEqual(MAX_BYTES_OF_ALL);
});
