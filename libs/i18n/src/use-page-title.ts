import { useEffect } from 'react';
import { brand } from './brand';

/** Names the document after the page: `My codes · Ringtag`. For titles that remote.json cannot know. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${brand.name}`;
  }, [title]);
}
