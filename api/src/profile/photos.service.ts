import { Injectable } from '@nestjs/common';
import { PHOTO } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { LimitsService } from '../limits/limits.service';
import { Clock } from '../platform/clock/clock';
import { assertOutsideTransaction, TransactionRunner } from '../platform/database/transaction-runner';
import { DomainError } from '../platform/http/domain-error';
import { sha256 } from '../platform/secrets/secrets';
import { ScanPages } from '../scan/scan-pages';
import { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { photoPath } from './photo-path';
import { ProfilePhotoEntity } from './profile-photo.entity';
import { squarePhoto } from './square-photo';

/** Photos waiting for their turn; a decoded one takes up to 100 MB. */
const QUEUE = 20;

@Injectable()
export class PhotosService {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly limits: LimitsService,
    private readonly users: UsersService,
    private readonly transactions: TransactionRunner,
    private readonly pages: ScanPages,
  ) {}

  /** Keeps a photo in place of the one before; answers its address. Throws `validation_failed` (UPL-1). */
  async replace(userId: string, upload: Buffer): Promise<string> {
    await this.limits.take({ purpose: 'photo', subject: userId, ...PHOTO.uploads });
    const bytes = await this.inTurn(() => squarePhoto(upload));
    const hash = sha256(`${userId} ${sha256(bytes.toString('base64'))}`);
    const photo = { userId, sha256: hash, bytes, updatedAt: this.clock.now() };
    await this.transactions.run(async (manager) => {
      // The account first, as its deletion does: one that is gone gets no photo.
      await manager.update(UserEntity, { id: userId }, { updatedAt: this.clock.now() });
      await this.users.get(userId, manager);
      await manager.upsert(ProfilePhotoEntity, photo, ['userId']);
    });
    this.pages.forgetAll();
    return photoPath(hash);
  }

  async remove(userId: string): Promise<void> {
    await this.dataSource.manager.delete(ProfilePhotoEntity, { userId });
    this.pages.forgetAll();
  }

  /** The address of somebody's photo; undefined when there is none. */
  async pathOf(userId: string, manager = this.dataSource.manager): Promise<string | undefined> {
    const photo = await manager.findOne(ProfilePhotoEntity, {
      select: { userId: true, sha256: true },
      where: { userId },
    });
    return photo ? photoPath(photo.sha256) : undefined;
  }

  /** Throws `not_found`. */
  async bytesOf(hash: string): Promise<Buffer> {
    const photo = await this.dataSource.manager.findOneBy(ProfilePhotoEntity, { sha256: hash });
    if (!photo) throw new DomainError('not_found');
    return photo.bytes;
  }

  /** Throws `not_found`; reads nothing of the photo itself. */
  async assertKept(hash: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(ProfilePhotoEntity, { sha256: hash })))
      throw new DomainError('not_found');
  }

  /** One at a time: decoding is the dearest thing that an owner can ask for. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    assertOutsideTransaction('photo processing');
    if (this.waiting >= QUEUE) throw new DomainError('unavailable', { retryAfter: 2 });
    this.waiting += 1;
    const turn = this.last.then(work).finally(() => (this.waiting -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
