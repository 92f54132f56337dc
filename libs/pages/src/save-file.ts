/** Saves content that a script has made, like a download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address only after this function has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
