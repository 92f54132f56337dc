import { join } from 'node:path';
import { defineConfig } from '@rspack/cli';
import { type Configuration, rspack } from '@rspack/core';
import { StyleRulesPlugin } from './style-rules';

const OWN_PACKAGE = /^@ringtag\//;

/** Bundles the API's own source and the workspace's libraries; every other package stays in node_modules. */
const api: Configuration = {
  name: 'api',
  mode: 'none',
  target: 'node20',
  devtool: 'source-map',
  context: import.meta.dirname ?? __dirname,
  entry: {
    main: './src/main.ts',
    admin: './src/admin.ts',
    openapi: './src/openapi.ts',
    samples: './drawing-samples.ts',
  },
  output: {
    path: join(__dirname, 'dist'),
    filename: '[name].js',
    // The style sheet of what the server draws.
    cssFilename: '[name].css',
    clean: { keep: /starter[a-z-]*\.js$/ },
    library: { type: 'commonjs2' },
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  externalsPresets: { node: true },
  externals: [
    ({ request = '' }, callback) => {
      const outside = /^[^./]/.test(request) && !OWN_PACKAGE.test(request) && !request.startsWith('/');
      if (outside) callback(undefined, `commonjs ${request}`);
      else callback();
    },
  ],
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true, decorators: true },
            transform: {
              legacyDecorator: true,
              decoratorMetadata: true,
              useDefineForClassFields: false,
              react: { runtime: 'automatic' },
            },
            target: 'es2022',
            keepClassNames: true,
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
    parser: { 'css/auto': { namedExports: false } },
    generator: {
      'css/auto': { exportsOnly: false, exportsConvention: 'as-is', localIdentName: 'drawn-class-[hash:6]' },
    },
  },
  plugins: [new StyleRulesPlugin()],
  // Only the style sheet: it goes out with every scan page.
  optimization: {
    minimize: true,
    minimizer: [
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { targets: ['chrome >= 109', 'firefox >= 115', 'safari >= 16'] },
      }),
    ],
  },
  stats: 'errors-warnings',
};

/** The scripts that the API writes into the documents that it draws (ADR 18, ADR 75). */
const starter: Configuration = {
  name: 'starter',
  mode: 'production',
  target: ['web', 'es2022'],
  context: api.context!,
  entry: {
    starter: '@ringtag/starter/run',
    'starter-below': '@ringtag/starter/run-below',
    'starter-conversation': '@ringtag/starter/run-conversation',
  },
  output: { path: api.output!.path!, filename: '[name].js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        type: 'javascript/auto',
      },
      // Constants only: what is not used stays out.
      { test: /[\\/]libs[\\/]contracts[\\/]/, sideEffects: false },
    ],
  },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { compress: { passes: 3 }, ecma: 2022, format: { comments: false } },
      }),
    ],
  },
  stats: 'errors-warnings',
};

export default defineConfig([api, starter]);
