import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import memoize from 'lodash/memoize';
import { BrandConfig, ServerConfig } from '../../platform/config/config';
import { ConfigError } from '../../platform/config/load-config';
import { drawLogoIcon, findLogoFault, isLogoIcon } from '../../platform/pictures/logo-icons';
import { toShortName } from './short-name';

interface BrandFile {
  headers: Record<string, string>;
  content: string | Buffer;
}

/** The files in which the brand of this installation stands in place of the product's (`BRAND_NAME`, `BRAND_LOGO`). */
@Injectable()
export class BrandFiles implements OnModuleInit {
  /** Where the product's files are. */
  readonly folder: string;
  private readonly draw = memoize((name: string) => drawLogoIcon(this.brand.logo!, name));

  constructor(
    private readonly brand: BrandConfig,
    { webRoot }: ServerConfig,
  ) {
    this.folder = join(webRoot, 'shell', 'dist');
  }

  /** Throws ConfigError for a logo that no icon could show. */
  async onModuleInit(): Promise<void> {
    const fault = await findLogoFault(this.brand.logo);
    if (fault) throw new ConfigError([fault]);
  }

  /** Undefined where the file of the product holds. */
  async find(name: string): Promise<BrandFile | undefined> {
    const { logo } = this.brand;
    if (name === 'manifest.webmanifest') return this.nameManifest();
    if (logo === undefined) return undefined;
    if (name === 'favicon.svg') return toFile('image/svg+xml', logo);
    return isLogoIcon(name) ? toFile('image/png', await this.draw(name)) : undefined;
  }

  /** The logo as the address of a picture, for a picture that holds it. Undefined where the product's holds. */
  async findMark(): Promise<string | undefined> {
    if (this.brand.logo === undefined) return undefined;
    return `data:image/png;base64,${(await this.draw('icon-192.png')).toString('base64')}`;
  }

  private async nameManifest(): Promise<BrandFile | undefined> {
    const { name } = this.brand;
    const text = await readFile(join(this.folder, 'manifest.webmanifest'), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const manifest = { ...(JSON.parse(text) as object), name, short_name: toShortName(name) };
    return toFile('application/manifest+json', JSON.stringify(manifest));
  }
}

function toFile(type: string, content: string | Buffer): BrandFile {
  return {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      // Somebody may open the SVG file itself as a page: its scripts must not run.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    content,
  };
}
