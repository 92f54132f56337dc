import type { Readable } from 'node:stream';
import { Body, Controller, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiParam } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators';
import { readUpload } from '../../platform/http/upload';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { NumberParam } from '../number-param';
import { CurrentToken, ReleaseTokenGuard, type UploadToken } from './release-token.guard';
import { ReleaseUploads } from './release-uploads.service';
import { BegunReleaseDto, NewReleaseDto } from './upload.dto';

/** For programs that have a token of the remote. */
@Public()
@UseGuards(ReleaseTokenGuard)
@ApiHeader({ name: 'authorization', required: true, description: '`Bearer` and the token' })
@ApiParam({ name: 'remote', type: String })
@Controller('releases/:remote')
export class ReleaseUploadsController {
  constructor(private readonly uploads: ReleaseUploads) {}

  /**
   * Begin a release, or go on with one that broke off. Then upload the files that are missing, and complete it. Until an
   * administrator shows it, nobody sees it.
   */
  @Post()
  @Answers(BegunReleaseDto, 'validation_failed')
  begin(@CurrentToken() token: UploadToken, @Body() body: NewReleaseDto): Promise<BegunReleaseDto> {
    return this.uploads.begin(token, body);
  }

  /** Upload a file that was announced, by the hash of its bytes. Takes the bytes themselves as the body. */
  @Put(':number/files/:sha384')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @AnswersNothing('validation_failed', 'not_found')
  async store(
    @CurrentToken() { remote }: UploadToken,
    @NumberParam() number: number,
    @Param('sha384') sha384: string,
    @Body() body: Readable,
  ): Promise<void> {
    const size = await this.uploads.getSize(remote, number, sha384);
    await this.uploads.store(remote, number, sha384, await readUpload(body, size));
  }

  /** Complete a release whose files are all uploaded. Does nothing when it is. */
  @Post(':number/complete')
  @AnswersNothing('validation_failed', 'not_found')
  complete(@NumberParam() number: number, @CurrentToken() token: UploadToken): Promise<void> {
    return this.uploads.complete(token, number);
  }
}
