import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

const HASHED_TEXT = /\.[0-9a-f]{8,}\.(js|css)$/;
const WORTH_IT = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` (quality 11) and `.gz` beside every hashed script and stylesheet: compressed once, served often. */
export class CompressPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async (assets) => {
        await Promise.all(
          Object.keys(assets)
            .filter((name) => HASHED_TEXT.test(name))
            .map(async (name) => {
              const content = assets[name]!.buffer();
              if (content.length < WORTH_IT) return;
              const params = {
                [constants.BROTLI_PARAM_QUALITY]: 11,
                [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
              };
              const [small, compatible] = await Promise.all([
                brotli(content, { params }),
                gz(content, { level: 9 }),
              ]);
              compilation.emitAsset(`${name}.br`, new sources.RawSource(small));
              compilation.emitAsset(`${name}.gz`, new sources.RawSource(compatible));
            }),
        );
      });
    });
  }
}
