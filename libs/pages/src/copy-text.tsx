import { showToast } from '@ringtag/ui';

/** Copies text to the clipboard. Answers false if the browser has no clipboard or refuses (no HTTPS, no permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies an address to the clipboard and says so in a toast. If that fails, the toast shows the address to be copied by
 * hand.
 */
export async function copyLink(url: string, texts: { copied: string; failed: string }): Promise<void> {
  showToast(
    (await copyText(url))
      ? { variant: 'success', description: texts.copied }
      : { variant: 'error', title: texts.failed, description: <code>{url}</code>, duration: Infinity },
  );
}
