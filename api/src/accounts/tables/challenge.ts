import type { PageKind, ProfileFieldKey, Visibility } from '@ringtag/contracts';

/** What a proof of the mailbox is for; a code for one purpose is refused for another (OTP-7). */
export const CHALLENGE_PURPOSES = [
  'activate',
  'sign-in',
  'register',
  'password-reset',
  'email-change',
  'confirm',
  'delete-account',
  'export',
] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** A profile as entered before the mailbox is proven. Nothing of it is published until then. */
export interface ProfileDraft {
  name: string;
  fields: { key: ProfileFieldKey; value: string; visibility: Visibility }[];
}

/** Data of the form, stored with the challenge until it is used. */
export interface ChallengePayload {
  profile?: ProfileDraft;
  pageKind?: PageKind | undefined;
  /** The claim secret that was typed for the code, encrypted. */
  claimSecret?: string | undefined;
  name?: string;
  passwordHash?: string;
}
