import type { Answer } from './visitor';

/** Sends again what a busy database asks to send later: for requests that change nothing the second time. */
export async function persist(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 503 ? persist(send) : answer;
}
