import { listenForPhotos } from './photos';
import { listenForPlace } from './place';
import { listenForWords } from './words';

/** What scripts add to the form of a conversation: quick words, smaller photos, the place. */
export function listenForAttachments(): void {
  listenForWords();
  listenForPhotos();
  listenForPlace();
}
