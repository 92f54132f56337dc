import { api, unwrap } from '@ringtag/api-client';
import { useSession } from '@ringtag/session';
import { profileQuery } from '@ringtag/shell-controls/profile';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import type { ProfileDraft } from './profile-draft';

/** PUT /api/profile: the whole profile. The name stands in the header of every page as well. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  const { refreshUser } = useSession();
  return useMutation({
    mutationFn: ({ name, fields }: ProfileDraft) =>
      unwrap(api.PUT('/api/profile', { body: { name, fields: [...fields] } })),
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
