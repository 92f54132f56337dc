import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Header, Param, Put, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { PHOTO } from '@ringtag/contracts';
import type { FastifyReply } from 'fastify';
import { Public, RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { DomainError } from '../../platform/errors/domain-error';
import { Reply } from '../../platform/http/reply';
import { readUpload } from '../../platform/http/upload';
import { Answers, AnswersFile, AnswersNothing } from '../../platform/open-api/answers';
import { PhotosService } from './photos.service';
import { PhotoDto } from './profile.dto';

const NAME = new RegExp(`^([0-9a-f]{64})(?:-(${PHOTO.smallEdges.join('|')}))?\\.webp$`);
const BINARY = { type: 'string', format: 'binary' } as const;

@RequireAuthority('user')
@Controller('profile/photo')
export class ProfilePhotoController {
  constructor(private readonly photos: PhotosService) {}

  /** Replace the photo. Takes the picture itself as the body. */
  @Put()
  @ApiConsumes(...PHOTO.types)
  @ApiBody({ schema: BINARY })
  @Answers(PhotoDto, 'validation_failed', 'too_many_requests')
  async replace(@UserId() userId: string, @Body() body: Readable): Promise<PhotoDto> {
    return { photo: await this.photos.replace(userId, await readUpload(body, PHOTO.maxBytes)) };
  }

  /** Remove the photo. Does nothing when there is none. */
  @Delete()
  @AnswersNothing()
  remove(@UserId() userId: string): Promise<void> {
    return this.photos.delete(userId);
  }
}

/**
 * Photos for everybody, by names that cannot be guessed. Browsers cache them for a minute and proxies not at all: a
 * photo is gone everywhere a minute after it was removed.
 */
@Public()
@Controller('photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  /**
   * Get a photo by its name, which cannot be guessed; `-192` or `-288` before `.webp` gets a copy of so many pixels.
   * Answers 304 to `If-None-Match` with its `ETag`.
   */
  @Get(':name')
  @Header('Cache-Control', 'private, max-age=60, must-revalidate')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @AnswersFile('image/webp', 'not_found')
  @ApiResponse({ status: 304 })
  async photo(
    @Param('name') name: string,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const [, hash, edge] = NAME.exec(name) ?? [];
    if (!hash) throw new DomainError('not_found');
    const tag = edge ? `"${hash}-${edge}"` : `"${hash}"`;
    void reply.header('ETag', tag);
    // A name always means the same picture: a browser that has it only asks whether it still exists.
    if (reply.request.headers['if-none-match']?.includes(tag)) {
      await this.photos.assertKept(hash);
      void reply.status(304);
      return undefined;
    }
    const bytes = edge ? await this.photos.getSmall(hash, Number(edge)) : await this.photos.getBytes(hash);
    const disposition = 'inline; filename="photo.webp"';
    return new StreamableFile(bytes, { type: 'image/webp', disposition, length: bytes.length });
  }
}
