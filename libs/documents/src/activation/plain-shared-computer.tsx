import { SharedComputerChoice } from '@ringtag/verification/static';
import type { ActivationTexts } from '../texts';

/**
 * "This is a shared computer" in a plain form. The hidden field tells a form in which it is not ticked from one that does
 * not ask.
 */
export function PlainSharedComputer({ shared, texts }: { shared: boolean; texts: ActivationTexts }) {
  return (
    <>
      <input type="hidden" name="shared" value="no" />
      <SharedComputerChoice texts={texts.verification.shared} defaultChecked={shared} />
    </>
  );
}
