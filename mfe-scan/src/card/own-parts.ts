/** In a file of its own, so that it loads as one. */
export { default } from '@ringtag/card/own-parts';
