import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type Module, type RspackPluginInstance } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { ChunkListPlugin } from './chunk-list-plugin';
import { CompressPlugin } from './compress-plugin';
import { IconsPlugin } from './icons-plugin';
import { ModuleIdsPlugin } from './module-ids-plugin';
import { esmRuntimeAlias, routerAlias, unusedAlias } from './runtime-alias';
import { containerName, hostFederation, HOST, remoteFederation, type FederationMode } from './settings';
import { WORKSPACE_ROOT } from './shared';
import { SharedNamesPlugin } from './shared-names-plugin';

export interface FederationOptions {
  /** `production` unless NODE_ENV says `development`. */
  mode?: 'development' | 'production';
  /**
   * Tree-shaken federation runtime, provided once by the shell (47 % smaller). Production only, and the same for
   * shell and remotes: `FEDERATION_SLIM=0` turns it off for all of them.
   */
  slim?: boolean;
  /** Where the build goes; `<project>/dist` unless development tools ask for another place. */
  outputPath?: string;
  /** Where a remote is served, for dev servers; builds find out by themselves. */
  publicPath?: string;
}

interface Resolved extends FederationMode {
  outputPath: string;
}

function resolve(name: string, options: FederationOptions): Resolved {
  const mode = options.mode ?? (process.env.NODE_ENV === 'development' ? 'development' : 'production');
  const production = mode === 'production';
  return {
    production,
    slim: production && (options.slim ?? process.env.FEDERATION_SLIM !== '0'),
    outputPath: options.outputPath ?? join(WORKSPACE_ROOT, name, 'dist'),
  };
}

/**
 * Remembers React renderers before any bundle runs. Without it Fast Refresh of a remote that loads later compiles
 * but never reaches the page: react-refresh's own stub forgets the renderers that were there first.
 */
const FAST_REFRESH_HOOK = `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
      renderers: new Map(), supportsFiber: true,
      inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id },
      onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onScheduleFiberRoot() {}, checkDCE() {}
    }</script>`;

/**
 * What every page needs comes in three files instead of twenty, by how often it changes: React, the libraries
 * behind the facades, our own shared libraries. Pages of the main layout have Radix in a fourth.
 */
const SHARED_FILES = {
  react: sharedFile('react', /node_modules.(react|react-dom|scheduler)[\\/]/),
  vendor: sharedFile(
    'vendor',
    /node_modules.(@tanstack|i18next|react-i18next|react-router|react-router-dom|openapi-fetch)[\\/.]|no-store-shim/,
  ),
  libs: sharedFile(
    'libs',
    /libs.(vendor.src.(router|query|i18n)|(session|api-client).src|i18n.src.(?!locales.|pseudo)|contracts.src.(safe-path|locales|legal-pages|default-path|shell-pages))/,
  ),
  radix: sharedFile(
    'radix',
    /node_modules.(@radix-ui.(primitive|react-(slot|collapsible|presence|primitive|compose-refs|context|id|use-[\w-]+))[\\/]|radix-ui)|libs.vendor.src.inline/,
  ),
  // What layers of every kind are made of: loaded with the first of them. Toasts have more.
  layers: sharedFile(
    'layers',
    /node_modules.(@floating-ui|@radix-ui.react-(popper|arrow|dismissable-layer|focus-guards|focus-scope|portal|visually-hidden))/,
  ),
  // Drawn by nearly every page of the shell, and too small to be split off by itself.
  icons: sharedFile('icons', /lite.icons\.tsx$/),
};

function sharedFile(name: string, pattern: RegExp) {
  const test = (module: Module) => pattern.test(module.nameForCondition() ?? listedFolder(module));
  return { name, test, chunks: 'async' as const, enforce: true, priority: 10 };
}

/** What asks for a shared library. The bundler splits it off anyway, and takes the id of a chunk without a name from a path. */
const CONSUMED = {
  test: (module: Module) => module.type === 'consume-shared-module',
  name: (module?: Module) => module?.libIdent({ context: WORKSPACE_ROOT }) ?? undefined,
  chunks: 'async' as const,
  minChunks: 2,
  priority: -20,
};

/** The folder of which a module lists the files for an import whose name is put together; such a module has no path itself. */
function listedFolder(module: Module): string {
  return /^([^|]*)\|lazy\|/.exec(module.identifier())?.[1] ?? '';
}

/**
 * The three large files of a first visit are compiled whole while they arrive, beside the page's thread: a function that
 * V8 puts off is parsed twice, and holds the page up the second time (measured in ADR 24). Others read a comment.
 */
function compiledOnArrival() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /assets.(main|react|vendor)\./,
    // The minimizer takes comments away, and source maps have to know of the line.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });
}

/** The complete build configuration of the shell. */
export function defineHost(options: FederationOptions = {}): Configuration {
  const settings = resolve(HOST, options);
  const base = baseConfig(HOST, settings);
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, publicPath: '/' },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { ...SHARED_FILES, consumed: CONSUMED } },
    },
    plugins: [
      ...base.plugins!,
      new ModuleFederationPlugin(hostFederation(settings)) as unknown as RspackPluginInstance,
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        templateParameters: { development: settings.production ? '' : FAST_REFRESH_HOOK },
        scriptLoading: 'defer',
        minify: settings.production,
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new IconsPlugin(join(WORKSPACE_ROOT, HOST, 'public/favicon.svg')),
      compiledOnArrival(),
    ],
  };
}

/** The complete build configuration of a remote: its directory name is all it says. */
export function defineRemote(name: string, options: FederationOptions = {}): Configuration {
  const settings = resolve(name, options);
  const base = baseConfig(name, settings);
  return {
    ...base,
    entry: {},
    // A small piece that several pages share is repeated in each: one more request costs a scan more than its bytes.
    optimization: { ...base.optimization, splitChunks: { minSize: 60_000 } },
    output: { ...base.output, publicPath: options.publicPath ?? 'auto' },
    plugins: [
      ...base.plugins!,
      new ModuleFederationPlugin(remoteFederation(name, settings)) as unknown as RspackPluginInstance,
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'remote.json' }] }),
    ],
  };
}

/** What all builds for browsers have in common. */
export function baseConfig(name: string, { production, slim, outputPath }: Resolved): Configuration {
  const file = production ? '[name].[contenthash]' : '[name]';
  return {
    name,
    mode: production ? 'production' : 'development',
    context: join(WORKSPACE_ROOT, name),
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outputPath,
      clean: true,
      uniqueName: name,
      // shell/src/remotes/load-remote.ts knows this name: see there.
      chunkLoadingGlobal: `${containerName(name)}_chunks`,
      filename: `assets/${file}.js`,
      chunkFilename: `assets/${file}.js`,
      cssFilename: `assets/${file}.css`,
      cssChunkFilename: `assets/${file}.css`,
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      hashDigestLength: 8,
      chunkLoadTimeout: 20_000,
      // A module that threw while loading may be tried again.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...unusedAlias(), ...(production && routerAlias()), ...(slim && esmRuntimeAlias()) },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: swcOptions(production),
        },
        {
          test: /react-router.dist.production/,
          loader: join(__dirname, 'unused-components-loader.cjs'),
        },
        ...(slim
          ? [
              {
                test: /runtime-core.dist.remote.index/,
                loader: join(__dirname, 'unused-prefetch-loader.cjs'),
              },
            ]
          : []),
        // Constants only: what nobody imports, such as the error catalogue, stays out of the browser.
        { test: /[\\/]libs[\\/]contracts[\\/]/, sideEffects: false },
        {
          test: /\.example\.tsx$/,
          enforce: 'pre',
          loader: join(__dirname, 'example-source-loader.cjs'),
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|webp)$/, type: 'asset/resource' },
      ],
      parser: { 'css/auto': { namedExports: false } },
      generator: {
        'css/auto': {
          exportsConvention: 'as-is',
          localIdentName: production ? `${name}-[hash:8]` : `${name}-[name]-[local]`,
        },
      },
    },
    optimization: {
      runtimeChunk: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3 }, ecma: 2022, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: ['chrome >= 109', 'firefox >= 115', 'safari >= 16'] },
        }),
      ],
    },
    lazyCompilation: false,
    performance: false,
    plugins: production
      ? [
          new ModuleIdsPlugin(),
          new CompressPlugin(),
          new ChunkListPlugin(),
          new SharedNamesPlugin(name === HOST ? 'shell' : 'remote'),
        ]
      : [new ReactRefreshRspackPlugin()],
  };
}

function swcOptions(production: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
      target: 'es2022',
    },
  };
}
