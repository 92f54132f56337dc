import { test as base } from '@playwright/test';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import type { NodeName } from './set-up';

/** `test` with a version of Node and a mail server. */
export const test = base.extend<object, { nodeName: NodeName; mail: MailCatcher }>({
  nodeName: ['24', { option: true, scope: 'worker' }],
  mail: [
    // Playwright reads the dependencies from the first parameter, which must be a pattern.
    // eslint-disable-next-line no-empty-pattern -- this fixture depends on no other
    async ({}, use) => {
      const mail = new MailCatcher();
      await mail.start();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
