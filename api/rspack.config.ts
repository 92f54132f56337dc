import { join } from 'node:path';
import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';
import { StyleRulesPlugin } from './style-rules';

const OWN_PACKAGE = /^@ringtag\//;

/** Bundles the API's own source and the workspace's libraries; every other package stays in node_modules. */
export default defineConfig({
  name: 'api',
  mode: 'none',
  target: 'node20',
  devtool: 'source-map',
  context: import.meta.dirname ?? __dirname,
  entry: { main: './src/main.ts', admin: './src/admin.ts', openapi: './src/openapi.ts' },
  output: {
    path: join(__dirname, 'dist'),
    filename: '[name].js',
    // The style sheet of what the server draws.
    cssFilename: '[name].css',
    clean: true,
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
      'css/auto': { exportsOnly: false, exportsConvention: 'as-is', localIdentName: 'p[hash:3]' },
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
});
