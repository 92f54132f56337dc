import { ATTACHMENT } from '@ringtag/contracts';
import { shrinkPhoto } from '@ringtag/ui/shrink-photo';
import { useState } from 'react';

/** Up to three photos for an answer, made small in this browser before they are sent. The caller keeps them. */
export function usePickedPhotos(
  photos: readonly File[],
  setPhotos: (change: (now: readonly File[]) => readonly File[]) => void,
) {
  const [preparing, setPreparing] = useState(false);
  const left = ATTACHMENT.photos - photos.length;
  return {
    photos,
    /** How many may be added. */
    left,
    /** True while photos are made small. A phone needs seconds for it. */
    preparing,
    add: async (files: readonly File[]) => {
      setPreparing(true);
      try {
        const made = await Promise.all(files.slice(0, left).map(shrinkPhoto));
        setPhotos((now) => [...now, ...made]);
      } finally {
        setPreparing(false);
      }
    },
    remove: (gone: readonly File[]) => setPhotos((now) => now.filter((photo) => !gone.includes(photo))),
  };
}

export type PickedPhotos = ReturnType<typeof usePickedPhotos>;
