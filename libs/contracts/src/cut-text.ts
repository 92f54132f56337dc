/** The first `most` characters of a text, and `end` where something is missing. No character is cut in two. */
export function cutText(text: string, most: number, end = ''): string {
  // A character has one unit or more: a short text needs no counting.
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length > most ? characters.slice(0, most).join('') + end : text;
}
