import { LENGTH } from './limits';

/** A first look at an address, so that a typing mistake shows before anything is sent; the API decides. */
export function isEmail(text: string): boolean {
  return text.length <= LENGTH.email.max && /^[^\s@<>()",;:]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
