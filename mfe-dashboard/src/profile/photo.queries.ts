import { api, unwrap } from '@ringtag/api-client';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';
import type { Profile } from './profile.queries';

function useShownPhoto() {
  const queryClient = useQueryClient();
  return (photo: string | undefined) =>
    queryClient.setQueryData<Profile>(queryKeys.profile(), (profile) => profile && { ...profile, photo });
}

/** PUT /api/profile/photo: the picture itself is the body. */
export function useSavePhoto() {
  const show = useShownPhoto();
  return useMutation({
    mutationFn: (picture: Blob) =>
      unwrap(
        api.PUT('/api/profile/photo', {
          headers: { 'Content-Type': picture.type },
          // The document knows no other word for bytes than text.
          body: picture as unknown as string,
          bodySerializer: (body) => body,
        }),
      ),
    onSuccess: ({ photo }) => show(photo),
  });
}

/** DELETE /api/profile/photo. */
export function useRemovePhoto() {
  const show = useShownPhoto();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/profile/photo')),
    onSuccess: () => show(undefined),
  });
}
