import type { Visitor } from './visitor';

/** The scan page as a person uses it: by the names of its headings, fields and buttons. */
export const scanPage = {
  activation: { role: 'heading', level: 1, name: 'Activate this QR code' },
  activated: { text: 'QR code activated' },
  thanks: { role: 'heading', name: 'Thank you!' },
  card: (name: string) => ({ role: 'heading', level: 1, name }),

  async fillProfile(visitor: Visitor, name: string, email: string): Promise<void> {
    await visitor.type('Name or alias', name);
    await visitor.type('Email', email);
    await visitor.press({ role: 'button', name: 'Create profile and send code' });
    await visitor.sees({ label: 'Verification code' });
  },

  async enterDigits(visitor: Visitor, digits: string): Promise<void> {
    // The sixth digit sends them.
    await visitor.pressKeys('Verification code', digits);
  },

  async write(visitor: Visitor, message: string): Promise<void> {
    await visitor.type('Your message', message);
    await visitor.pressUntil({ role: 'button', name: 'Send' }, scanPage.thanks);
  },
};
