import { api, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { profileQuery } from '@ringtag/shell-controls/profile';
import { useMutation, useQueryClient } from '@ringtag/vendor/query';
import type { SentProfile } from './profile-draft';

/**
 * PUT /api/profile: saves the whole profile. The header of every page shows the name too, so the user is updated as
 * well.
 */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: (body: SentProfile) => unwrap(api.PUT('/api/profile', { body })),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery().queryKey, profile);
      void refreshUser();
    },
  });
}

function useShownPhoto() {
  const queryClient = useQueryClient();
  return (photo: string | undefined) =>
    queryClient.setQueryData(profileQuery().queryKey, (profile) => profile && { ...profile, photo });
}

/** PUT /api/profile/photo: the request body is the picture itself. */
export function useSavePhoto() {
  const show = useShownPhoto();
  return useMutation({
    mutationFn: (picture: Blob) =>
      unwrap(
        api.PUT('/api/profile/photo', {
          headers: { 'Content-Type': picture.type },
          // The OpenAPI document declares a body of bytes as a string.
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
