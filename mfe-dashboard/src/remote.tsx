import { activationTexts } from '@ringtag/activation';
import { stateTexts } from '@ringtag/card/states';
import { cardTexts } from '@ringtag/card/texts';
import { listTexts } from '@ringtag/lists';
import { defineRemoteModule } from '@ringtag/mf-contract';
import { pageTexts } from '@ringtag/pages';
import { profileFieldTexts } from '@ringtag/profile-fields';
import { designTexts } from '@ringtag/qr-designer';
import { templateTexts } from '@ringtag/template-editor/texts';
import { proofTexts, verificationTexts } from '@ringtag/verification';
import { ownTexts } from './texts';

/** The namespaces that most pages need. They load as one file per language. */
const texts = ['dashboard', 'limit', 'lists', 'signedIn', 'verification'];

export default defineRemoteModule({
  routes: [
    { path: 'home', texts: [...texts, 'home'], lazy: () => import('./home/home.page') },
    { path: 'my-codes', texts, lazy: () => import('./codes/list/my-codes.page') },
    {
      path: 'my-code/:id',
      texts: [...texts, 'template', 'alerts', 'helping'],
      lazy: () => import('./my-code/my-code.page'),
    },
    { path: 'gift', texts: ['gift'], lazy: () => import('./gift/gift.page') },
    { path: 'helping', texts: [...texts, 'helping', 'alerts'], lazy: () => import('./helping/helping.page') },
    { path: 'messages', texts, lazy: () => import('./messages/messages.page') },
    {
      path: 'profile',
      texts: [...texts, 'profile', 'profileFields', 'proof', 'card'],
      lazy: () => import('./profile/profile.page'),
    },
  ],
  texts: {
    ...ownTexts,
    ...activationTexts,
    ...cardTexts,
    ...designTexts,
    ...listTexts,
    ...pageTexts,
    ...profileFieldTexts,
    ...proofTexts,
    ...stateTexts,
    ...templateTexts,
    ...verificationTexts,
  },
});
