import { toServer } from './server-version';

describe('the version that a database server says', () => {
  it.each([
    ['10.11.6-MariaDB-0+deb12u1', 'MariaDB'],
    ['5.5.5-10.6.18-mariadb', 'MariaDB'],
    ['8.4.3', 'MySQL'],
    ['9.7.4-2', 'MySQL'],
  ])('should tell the product: %s', (version, product) => {
    expect(toServer(version)).toBe(product);
  });
});
