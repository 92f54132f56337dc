/** How long a browser may take from the end of a press to the click that it makes, in milliseconds. */
export const CLICK_MS = 400;
