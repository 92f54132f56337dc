import { ApiError } from '@ringtag/api-client';
import { useState } from 'react';
import { asksForCode, type ConfirmationProof } from './proof.queries';

const [NOT_FOUND, CONFLICT] = [404, 409];

/** What proves that the owner of the account asks. Nothing is needed within ten minutes after the sign-in. */
export type Proof = { password: string } | ConfirmationProof;

interface Call<Body, Data> {
  mutateAsync: (body: Body & Partial<Proof>) => Promise<Data>;
  reset: () => void;
  isPending: boolean;
  error: unknown;
}

/**
 * Runs a call, and asks for a proof if the server wants one: `proof` has what ProofDialog needs. `failure` is why the
 * last run failed, unless the dialog says it.
 */
export function useProven<Body extends object, Data>(
  call: Call<Body, Data>,
  onDone: (data: Data, body: Body) => void,
) {
  const [asked, setAsked] = useState<Body>();
  const [failure, setFailure] = useState<unknown>(null);
  async function run(body: Body, proof?: Proof): Promise<void> {
    setFailure(null);
    try {
      const data = await call.mutateAsync({ ...body, ...proof });
      setAsked(undefined);
      onDone(data, body);
    } catch (error) {
      if (proof && !isAboutMore(error)) return;
      const wantsProof = !proof && asksForProof(error);
      if (wantsProof) call.reset();
      else setFailure(error);
      setAsked(wantsProof ? body : undefined);
    }
  }
  return {
    run: (body: Body) => void run(body),
    failure,
    clear: () => setFailure(null),
    proof: {
      open: asked !== undefined,
      call,
      onProof: (proof: Proof) => asked && void run(asked, proof),
      onClose: () => setAsked(undefined),
    },
  };
}

/** The proof was right, and what it was for is refused. */
function isAboutMore(error: unknown): boolean {
  return error instanceof ApiError && [NOT_FOUND, CONFLICT].includes(error.status);
}

/** Accounts with a password are asked for it, others for a mailed code. */
function asksForProof(error: unknown): boolean {
  return (
    asksForCode(error) ||
    (error instanceof ApiError && error.fieldErrors.some(({ field }) => field === 'password'))
  );
}
