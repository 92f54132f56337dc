import { join } from 'node:path';
import { defineConfig } from '@rspack/cli';

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
    clean: true,
    library: { type: 'commonjs2' },
  },
  resolve: { extensions: ['.ts', '.js'] },
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
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
            target: 'es2022',
            keepClassNames: true,
          },
        },
        type: 'javascript/auto',
      },
    ],
  },
  optimization: { minimize: false },
  stats: 'errors-warnings',
});
