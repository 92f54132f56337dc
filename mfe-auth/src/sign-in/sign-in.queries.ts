import { api, unwrap, type components } from '@ringtag/api-client';
import { currentLocale } from '@ringtag/i18n';
import { type User } from '@ringtag/session';
import { sharedField } from '@ringtag/session/shared-computer';
import { useMutation } from '@ringtag/vendor/query';
import { beginInTurn, type Started } from '@ringtag/verification';

type Credentials = Pick<components['schemas']['SignInDto'], 'email' | 'password'>;
export type SignInAnswer = { user: User } | { challenge: Started };

/** Answers the user when a password is sent. Without one, a code is mailed, and the answer is its challenge. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: Credentials): Promise<SignInAnswer> => {
      const answer = await beginInTurn(() =>
        unwrap(
          api.POST('/api/auth/sign-in', {
            body: { ...credentials, locale: currentLocale(), ...sharedField() },
          }),
        ),
      );
      return 'challengeId' in answer ? { challenge: answer } : { user: answer };
    },
  });
}

/** Signs in with the code from the mailbox, or the token of its link. */
export function useSignInVerify() {
  return useMutation({
    mutationFn: (proof: components['schemas']['ProofDto']) =>
      unwrap(api.POST('/api/auth/sign-in-verify', { body: { ...proof, ...sharedField() } })),
  });
}
