import { expect } from '@playwright/test';
import { twoColoured } from './picture-file';
import type { Target, Walker } from './walker';

const button = (name: string): Target => ({ role: 'button', name });

const PHOTO = {
  name: 'keys.png',
  mimeType: 'image/png',
  buffer: twoColoured(2000, 1000, [220, 30, 30], [30, 30, 220]),
};

/** Where the finder is, for browsers that tell it. */
export const PLACE = { latitude: 52.5250839, longitude: 13.3694022, accuracy: 12.3 };

/** The way from a scan to a thank-you, step by step. Addresses are whole ones. */
export const loop = {
  async write(finder: Walker, address: string): Promise<void> {
    const begun = Date.now();
    await finder.open(address);
    await finder.type('Your message', 'I found your keys');
    // What is sent within two seconds counts as a program's.
    await expect.poll(() => Date.now() - begun > 4000).toBe(true);
    await finder.press(button('Send'));
  },

  /** From the thanks on. */
  async openConversation(finder: Walker): Promise<void> {
    await finder.press({ role: 'link', name: 'Add photos' });
    await finder.sees({ role: 'heading', name: 'Conversation with Ann Lee' });
  },

  async sendPhoto(finder: Walker, { withPlace }: { withPlace: boolean }): Promise<void> {
    await finder.choose('Photos', PHOTO);
    if (withPlace) await finder.press(button('Add my location'));
    await finder.press(button('Send'));
    await finder.seesPicture('Photo 1');
    if (withPlace) await finder.sees({ text: 'Approximate location' });
  },

  async askForMails(finder: Walker, address: string): Promise<void> {
    await finder.press({ text: 'Email me replies' });
    await finder.type('Email', address);
    await finder.press(button('Turn on emails'));
    await finder.sees({ text: 'We email replies to the address you left.' });
  },

  async answerFromMail(owner: Walker, link: string): Promise<void> {
    await owner.open(link);
    await owner.press(button('Open conversation'));
    await owner.sees({ text: 'I found your keys' });
    await owner.seesPicture('Photo 1');
    await owner.type('Your message', 'Where can I pick them up?');
    await owner.press(button('Send'));
  },

  async seeAnswer(finder: Walker, live: boolean): Promise<void> {
    await seeNew(finder, live, 'Where can I pick them up?');
  },

  async solve(finder: Walker): Promise<void> {
    await finder.press(button('Mark as solved'));
    await finder.sees({ text: 'You marked this conversation as solved.' });
  },

  async thank(owner: Walker, inbox: string): Promise<void> {
    await owner.open(inbox);
    await owner.press({ text: 'Where can I pick them up?' });
    await owner.sees({ text: 'The sender marked this conversation as solved.' });
    await owner.press(button('Say thank you'));
  },

  async seeThanks(finder: Walker, live: boolean): Promise<void> {
    await seeNew(finder, live, 'Thank you very much for your help!');
  },
};

/** With scripts it comes by itself; without, the reader asks for it. */
async function seeNew(finder: Walker, live: boolean, text: string): Promise<void> {
  if (live) await finder.sees({ text });
  else await finder.pressUntil(button('Check for new messages'), { text });
}
