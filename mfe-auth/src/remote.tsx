import { defineRemoteModule } from '@ringtag/mf-contract';
import { verificationTexts } from '@ringtag/verification';
import { ownTexts } from './texts';

const texts = ['auth', 'verification'];

export default defineRemoteModule({
  routes: [
    { path: 'sign-in', texts, lazy: () => import('./sign-in/sign-in.page') },
    { path: 'sign-up', texts, lazy: () => import('./sign-up/sign-up.page') },
    { path: 'forgot-password', texts, lazy: () => import('./password-reset/forgot-password.page') },
    { path: 'change-password', texts, lazy: () => import('./password-reset/change-password.page') },
  ],
  texts: { ...ownTexts, ...verificationTexts },
});
