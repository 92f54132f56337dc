import { ask, type Person } from '../support/codes';
import type { Server } from '../support/server';
import { uploadRelease } from '../support/upload-release';

interface Release {
  remote: string;
  number: number;
  version: number;
  shipped: boolean;
}

/** The releases of one remote, as its team uploads them and an administrator decides about them. */
export class Releases {
  private constructor(
    private readonly server: Server,
    private readonly admin: Person,
    private readonly remote: string,
    private readonly token: string,
  ) {}

  /** @param admin somebody who has just signed in */
  static async start(server: Server, admin: Person, remote: string): Promise<Releases> {
    const made = { remote, label: `Tests of ${remote}` };
    const { token } = await ask<{ token: string }>(admin.api, 'POST', '/api/release-tokens', made);
    return new Releases(server, admin, remote, token);
  }

  /** Uploads a build and shows it to everybody. Answers its number, which is the highest. */
  async show(folder: string): Promise<number> {
    const [highest] = await this.list();
    const number = highest!.number + 1;
    await uploadRelease(this.server, this.token, { remote: this.remote, folder, number });
    await this.decide(number, { share: 100 });
    return number;
  }

  async block(number: number): Promise<void> {
    await this.decide(number, { blocked: true });
  }

  private async decide(number: number, decision: { share: number } | { blocked: true }): Promise<void> {
    const { version } = (await this.list()).find((release) => release.number === number)!;
    await ask(this.admin.api, 'PATCH', `/api/releases/${this.remote}/${number}`, { version, ...decision });
  }

  private async list(): Promise<Release[]> {
    const { items } = await ask<{ items: Release[] }>(this.admin.api, 'GET', '/api/releases');
    return items.filter(({ remote }) => remote === this.remote);
  }
}
