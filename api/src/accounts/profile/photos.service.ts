import { Injectable } from '@nestjs/common';
import { PHOTO } from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { PHOTO_BOUNDS, Pictures, UnusablePictureError } from '../../platform/pictures/pictures';
import { sha256 } from '../../platform/secrets/secrets';
import { toKnown } from '../../platform/turns/asker';
import { LimitsService } from '../../records';
import { ProfilePhotoEntity } from '../tables/profile-photo.entity';
import { UserEntity } from '../tables/user.entity';
import { OwnerChanges } from '../users/owner-changes';
import { UsersService } from '../users/users.service';
import { photoPath } from './photo-path';
import { cutSquare, shrink, toContactPhoto } from './square-photo';

/** The bytes of small copies that are cached. */
const SMALL_BYTES = 8 * 1024 * 1024;

@Injectable()
export class PhotosService {
  /**
   * Smaller copies of photos, in memory only. A copy is made in a few milliseconds when it is first requested. So
   * removing a photo leaves no copy in the database.
   */
  private readonly small = new LRUCache<string, Buffer>({
    maxSize: SMALL_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly limits: LimitsService,
    private readonly users: UsersService,
    private readonly transactions: TransactionRunner,
    private readonly changes: OwnerChanges,
    private readonly pictures: Pictures,
  ) {}

  /** Replaces the photo; answers its path. Throws `validation_failed` (UPL-1). */
  async replace(userId: string, upload: Buffer): Promise<string> {
    await this.limits.take({ purpose: 'photo', subject: userId, ...PHOTO.uploads });
    const bytes = await this.makeSquare(userId, upload);
    const hash = sha256(`${userId} ${sha256(bytes.toString('base64'))}`);
    const photo = { userId, sha256: hash, bytes, updatedAt: this.clock.now() };
    await this.transactions.run(async (manager) => {
      // Locks the account first, as its deletion does: an account that is deleted gets no photo.
      await manager.update(UserEntity, { id: userId }, { updatedAt: this.clock.now() });
      await this.users.get(userId, manager);
      await manager.upsert(ProfilePhotoEntity, photo, ['userId']);
      await this.changes.announce(manager, userId);
    });
    return photoPath(hash);
  }

  async delete(userId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      // Locks the account. Its contact file has changed: address books compare this time.
      await manager.update(UserEntity, { id: userId }, { updatedAt: this.clock.now() });
      await manager.delete(ProfilePhotoEntity, { userId });
      await this.changes.announce(manager, userId);
    });
  }

  /** The path of somebody's photo; undefined when there is none. */
  async findPath(userId: string): Promise<string | undefined> {
    const hash = await this.findHash(userId);
    return hash && photoPath(hash);
  }

  private async findHash(userId: string): Promise<string | undefined> {
    const select = { userId: true, sha256: true };
    const photo = await this.dataSource.manager.findOne(ProfilePhotoEntity, { select, where: { userId } });
    return photo?.sha256;
  }

  /** Throws `not_found`. */
  async getBytes(hash: string): Promise<Buffer> {
    const photo = await this.dataSource.manager.findOneBy(ProfilePhotoEntity, { sha256: hash });
    if (!photo) throw new DomainError('not_found');
    return photo.bytes;
  }

  /** A copy that is at most `edge` pixels wide. Throws `not_found`. */
  getSmall(hash: string, edge: number): Promise<Buffer> {
    return this.copy(hash, `${hash} ${edge}`, (photo) => shrink(photo, edge));
  }

  /** The photo for the contact file: a JPEG of a few kilobytes. Undefined without a photo, and while too many pictures wait. */
  async findForContact(userId: string): Promise<Buffer | undefined> {
    const photo = await this.findHash(userId);
    if (!photo) return undefined;
    try {
      return await this.copy(photo, `${photo} contact`, toContactPhoto);
    } catch (error) {
      // A contact without its photo is worth more than none.
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  private async copy(hash: string, key: string, make: (photo: Sharp) => Sharp): Promise<Buffer> {
    const known = this.small.get(key);
    if (known) {
      await this.assertKept(hash);
      return known;
    }
    const bytes = await this.getBytes(hash);
    const made = await this.pictures.remake(toKnown(hash), bytes, PHOTO_BOUNDS, make);
    this.small.set(key, made);
    return made;
  }

  /** Throws `not_found`; does not read the photo itself. */
  async assertKept(hash: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(ProfilePhotoEntity, { sha256: hash })))
      throw new DomainError('not_found');
  }

  /** The centre of an upload as a square WebP, without metadata. */
  private async makeSquare(userId: string, upload: Buffer): Promise<Buffer> {
    try {
      return await this.pictures.remakePhoto(toKnown(userId), upload, cutSquare);
    } catch (error) {
      if (!(error instanceof UnusablePictureError)) throw error;
      throw newFieldError('photo', 'isPicture', 'Choose a JPEG, PNG or WebP picture');
    }
  }
}
