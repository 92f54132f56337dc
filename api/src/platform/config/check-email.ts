import { isEmail } from '@ringtag/contracts';
import { makeValidator } from 'envalid';

/** A variable with an email address, or without any. */
export const email = makeValidator((input: string) => {
  if (input !== '' && !isEmail(input)) throw new Error('must be an email address');
  return input;
});
