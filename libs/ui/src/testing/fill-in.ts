import userEvent from '@testing-library/user-event';

/** Puts a text behind what a field holds, in one piece: a page that is typed into is drawn for each letter. */
export async function fillIn(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
