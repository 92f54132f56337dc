import { showToast } from '@ringtag/ui';

/** Puts text on the clipboard; false where the browser has none or refuses (no HTTPS, no permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Puts an address on the clipboard and says so; where that fails, it is shown to be copied by hand. */
export async function copyLink(url: string, texts: { copied: string; failed: string }): Promise<void> {
  showToast(
    (await copyText(url))
      ? { variant: 'success', description: texts.copied }
      : { variant: 'error', title: texts.failed, description: <code>{url}</code>, duration: Infinity },
  );
}
