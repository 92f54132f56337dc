import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, toLocale } from '@ringtag/contracts';
import type { Configuration, DevServer } from '@rspack/core';
import { defineHost, defineRemote, WORKSPACE_ROOT } from '../federation';
import { currentPlan, devBuildPath } from './plan';
import { composeRemotes } from './remotes-json';

/** The dev server of the shell and of the remotes that run from source, for `rspack serve`. */
const plan = currentPlan(WORKSPACE_ROOT);

const devServer: DevServer = {
  port: plan.shellPort,
  host: 'localhost',
  hot: true,
  // A page of one remote must not reload because another one could not update in place.
  liveReload: false,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  historyApiFallback: true,
  static: plan.builds.map((name) => ({
    directory: devBuildPath(WORKSPACE_ROOT, name),
    publicPath: `/_mf/${name}`,
    watch: false as const,
  })),
  setupMiddlewares: (middlewares) => [
    {
      name: 'remotes.json',
      path: '/remotes.json',
      middleware: (request: IncomingMessage, response: ServerResponse) => {
        const locale = toLocale(/[?&]locale=(\w+)/.exec(request.url ?? '')?.[1]) ?? DEFAULT_LOCALE;
        const names = [...plan.sources, ...plan.builds].sort();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(composeRemotes(WORKSPACE_ROOT, names, locale)));
      },
    },
    ...middlewares,
  ],
  proxy: [{ context: ['/api', '/dev', '/health'], target: `http://localhost:${plan.apiPort}`, xfwd: true }],
};

const shell: Configuration = { ...defineHost({ mode: 'development' }), devServer };

const remotes = plan.sources.map((name) =>
  defineRemote(name, { mode: 'development', publicPath: `/_mf/${name}/` }),
);

export default [shell, ...remotes];
