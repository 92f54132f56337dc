import { Injectable } from '@nestjs/common';
import { REMOTE_FAILURES } from '@ringtag/contracts';
import { DomainError } from '../../platform/errors/domain-error';
import { type Limit, LimitsService, toNested } from '../../records';
import { BuildReader } from '../documents/builds';
import { FAILED_PARTS, type FailedPart } from './remote-failure.dto';

const PURPOSE = 'remote-failures';

/** How often browsers could not show a remote within the hour that began with the first failure. */
interface RemoteState {
  name: string;
  /** Who answers for it. Null where its description does not say. */
  owner: string | null;
  failures: number;
  failingSince: Date | null;
}

/**
 * Counts what browsers report: that a remote, a page of it or a part of one could not be shown. The server itself serves
 * the files, and learns nothing of it where a proxy, an old build or the code of a page is to blame.
 */
@Injectable()
export class RemoteFailures {
  /** Of this process since its start, by remote and part. */
  private readonly counted = new Map<string, number>();

  constructor(
    private readonly builds: BuildReader,
    private readonly limits: LimitsService,
  ) {}

  /** Throws `not_found` for a remote that is not deployed, and `too_many_requests`. */
  async report(remote: string, part: FailedPart, clientAddress: string): Promise<void> {
    if (!(await this.listNames()).includes(remote)) throw new DomainError('not_found');
    const own = { purpose: PURPOSE, subject: 'client', ...REMOTE_FAILURES.perClient };
    await this.limits.take(...toNested(own, clientAddress), toCounter(remote));
    const key = `${remote} ${part}`;
    this.counted.set(key, (this.counted.get(key) ?? 0) + 1);
  }

  /** The failures that this process heard of since its start, by remote and part, which are separated by a space. */
  async countSinceStart(): Promise<Record<string, number>> {
    const names = await this.listNames();
    const keys = names.flatMap((name) => FAILED_PARTS.map((part) => `${name} ${part}`));
    return Object.fromEntries(keys.map((key) => [key, this.counted.get(key) ?? 0]));
  }

  /** The deployed remotes, with what all replicas heard. */
  async listStates(): Promise<RemoteState[]> {
    const names = await this.listNames();
    const uses = await this.limits.listUses(...names.map(toCounter));
    const builds = await this.builds.get();
    return names.map((name, at) => {
      const { used = 0, since = null } = uses[at] ?? {};
      const owner = builds?.remotes.find(({ remote }) => remote.name === name)?.remote.owner;
      return {
        name,
        owner: typeof owner === 'string' ? owner : null,
        failures: used,
        failingSince: since,
      };
    });
  }

  private async listNames(): Promise<string[]> {
    const builds = await this.builds.get();
    const names = builds?.remotes.map(({ remote }) => remote.name) ?? [];
    // A new remote may be shown to a share of the documents alone.
    const shared = this.builds.findShared();
    return [...new Set([...names, ...(shared ? [shared.remote] : [])])];
  }
}

function toCounter(remote: string): Limit {
  return { purpose: PURPOSE, subject: `remote ${remote}`, ...REMOTE_FAILURES.perRemote, ofEverybody: true };
}
