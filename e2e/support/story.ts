import { type Locator, test } from '@playwright/test';

/** Presses something as a person with a phone does. */
export type Tap = (target: Locator) => Promise<void>;

/** A way of several people through the product: how many taps and seconds each step took is in the test's annotations. */
export class Story {
  taps = 0;

  async tell<T>(step: string, work: (tap: Tap) => Promise<T>): Promise<T> {
    const [begun, before] = [Date.now(), this.taps];
    const tap: Tap = async (target) => {
      this.taps += 1;
      await target.click();
    };
    const result = await test.step(step, () => work(tap));
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    test.info().annotations.push({
      type: step,
      description: `${this.taps - before} taps, ${seconds} s with all that the test looks at`,
    });
    return result;
  }
}
