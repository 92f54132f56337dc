import { ReleaseEntity } from '../../src/releases/tables/release.entity';
import { newBuild, newUploader } from './releases';
import { TestApp } from './test-app';
import type { Answer, Visitor } from './visitor';

/** A server that shows release 7 of mfe-scan to a share. Its methods report as browsers do. */
export class ShareOfRelease {
  private constructor(
    readonly app: TestApp,
    readonly admin: Visitor,
  ) {}

  static async start(): Promise<ShareOfRelease> {
    const app = await TestApp.startWithPages({ TRUST_PROXY: '1' });
    const share = new ShareOfRelease(app, await app.admin());
    await (await newUploader(app, share.admin)).upload(newBuild(7));
    await share.decide({ share: 10 });
    return share;
  }

  read(): Promise<ReleaseEntity> {
    return this.app.dataSource.manager.findOneByOrFail(ReleaseEntity, { number: 7 });
  }

  async decide(body: object): Promise<void> {
    const { version } = await this.read();
    const { status } = await this.admin.patch('/api/releases/mfe-scan/7', { version, ...body });
    if (status !== 200) throw new Error(`Not decided: ${status}`);
  }

  begin(address: string, number = 7, by = this.app.visitor()): Promise<Answer> {
    const headers = { 'x-forwarded-for': address };
    return by.post('/api/share-loads', { remote: 'mfe-scan', number }, headers);
  }

  end(id: string, finished: boolean, by = this.app.visitor()): Promise<Answer> {
    return by.put(`/api/share-loads/${id}`, { finished });
  }

  /** Begins and ends a load from 203.0.<network>.1. Answers the status of its end. */
  async load(network: number, finished: boolean, by?: Visitor): Promise<number> {
    const { body } = await this.begin(`203.0.${network}.1`, 7, by);
    return (await this.end(body.id, finished, by)).status;
  }

  /** What the server itself has decided, as the audit log has it. */
  async listDecided(): Promise<object[]> {
    const { items } = (await this.admin.get('/api/audit-log?action=release-changed')).body;
    return items.filter(({ actorRole }: { actorRole: string }) => actorRole === 'system');
  }
}
