import { ReleaseProblem } from './release-problem';

export interface Settings {
  RINGTAG_URL?: string | undefined;
  RINGTAG_RELEASE_TOKEN?: string | undefined;
}

/** A release as the server lists it. */
export interface ListedRelease {
  number: number;
  commit: string;
  share: number;
  blocked: boolean;
  shipped: boolean;
  audience: 'everybody' | 'share' | 'nobody';
  uploadedBy: string | null;
  uploadedAt: string | null;
}

/** What the server says to a token (`ReleaseTargetDto`). */
export interface Target {
  remote: string;
  commit: string;
  contract: number;
  shared: { name: string; exports: string[] }[];
  calls: string[];
  releases: ListedRelease[];
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The server that releases go to. */
export class ReleaseServer {
  readonly origin: string;
  private readonly authorization: string;

  constructor({ RINGTAG_URL, RINGTAG_RELEASE_TOKEN }: Settings) {
    if (!RINGTAG_URL || !URL.canParse(RINGTAG_URL))
      throw new ReleaseProblem('Set RINGTAG_URL to the address of the server, such as https://qr.example.');
    const { origin, protocol, hostname } = new URL(RINGTAG_URL);
    if (protocol !== 'https:' && !LOCAL.includes(hostname))
      throw new ReleaseProblem('RINGTAG_URL begins with https://: others could read the token on its way.');
    if (!RINGTAG_RELEASE_TOKEN)
      throw new ReleaseProblem(
        'Set RINGTAG_RELEASE_TOKEN to a token of the remote. An administrator makes one on the System page.',
      );
    this.origin = origin;
    this.authorization = `Bearer ${RINGTAG_RELEASE_TOKEN}`;
  }

  async getTarget(): Promise<Target> {
    return (await this.send('GET', '/api/release-target')) as Target;
  }

  /** Answers the hashes of the files that the server does not have. */
  async begin(remote: string, release: object): Promise<string[]> {
    const begun = (await this.send('POST', `/api/releases/${remote}`, release)) as { missing: string[] };
    return begun.missing;
  }

  async store(remote: string, number: number, sha384: string, bytes: Buffer): Promise<void> {
    await this.send('PUT', `/api/releases/${remote}/${number}/files/${sha384}`, bytes);
  }

  async complete(remote: string, number: number): Promise<void> {
    await this.send('POST', `/api/releases/${remote}/${number}/complete`, {});
  }

  /** Throws `ReleaseProblem` for what the server refuses, and where it cannot be reached. */
  private async send(method: string, path: string, body?: object): Promise<unknown> {
    const isFile = body instanceof Buffer;
    const headers: Record<string, string> = { authorization: this.authorization };
    if (body) headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json';
    const sent = body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) };
    // A redirect would take the token elsewhere.
    const init = { method, headers, ...sent, redirect: 'manual' as const };
    const response = await fetch(this.origin + path, init).catch((error: Error) => {
      throw new ReleaseProblem(
        `${this.origin} does not answer (${readCause(error)}). Check RINGTAG_URL, and run the command again: it goes ` +
          'on where it broke off.',
      );
    });
    const text = await response.text();
    if (!response.ok) throw new ReleaseProblem(toMessage(response.status, text));
    return text === '' ? undefined : JSON.parse(text);
  }
}

function readCause({ cause, message }: Error): string {
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

/** What the server says about a request that it refuses, in its words. */
function toMessage(status: number, text: string): string {
  const { message, error } = readError(text);
  const fields = error.map((each) => `${each.field}: ${each.message}`);
  if (error.some(({ field }) => field === 'authorization'))
    return 'The server does not know this token. It may be revoked, or of another server: make one on the System page.';
  const reason = fields.length > 0 ? fields.join('\n') : (message ?? 'The answer is not one of Ringtag');
  return `The server refuses the release (${status}). ${reason.replace(/\.?$/, '.')}`;
}

function readError(text: string): { message?: string; error: { field: string; message: string }[] } {
  try {
    const { message, error } = JSON.parse(text) as Partial<ReturnType<typeof readError>>;
    return { ...(message && { message }), error: Array.isArray(error) ? error : [] };
  } catch {
    // A proxy in front of the server, or another site.
    return { error: [] };
  }
}
