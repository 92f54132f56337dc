/** The page by which the sender of a message reads and writes in its conversation. */
export function conversationPath(token: string): string {
  return `/conversation/${token}`;
}

/** The address of a photo in it, for its sender. */
export function conversationPhotoPath(token: string, photoId: string): string {
  return `/api/conversation/${token}/photos/${photoId}`;
}

/** Ids of parts of its page, to which links lead. */
export const CONVERSATION_PART = { form: 'answer', photos: 'message-photos' } as const;
