import { defineRemoteModule } from '@ringtag/mf-contract';
import { texts } from './texts';

const step = ['scan', 'states', 'activation', 'forms', 'verification'];

export default defineRemoteModule({
  routes: [
    { path: 'scan', texts: ['scan', 'states'], lazy: () => import('./find-code/find-code.page') },
    { path: 'scan/:alias', texts: ['scan'], lazy: () => import('./scan/scan.page') },
    {
      path: 'scan/:alias/unactivation',
      texts: ['scan', 'unactivation', 'forms'],
      lazy: () => import('./unactivation/unactivation.page'),
    },
    {
      path: 'scan/:alias/activate',
      texts: ['scan', 'states', 'activation', 'forms', 'verification'],
      lazy: () => import('./activation/activate-link.page'),
    },
    { path: 'scan/:alias/activated', texts: ['scan'], lazy: () => import('./activating/activated.page') },
    { path: 'scan/:alias/verify/:challengeId', texts: step, lazy: () => import('./code-step/verify.page') },
  ],
  texts,
});
