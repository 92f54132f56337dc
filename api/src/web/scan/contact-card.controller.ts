import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 } from 'uuid';
import { Public } from '../../platform/access/access.decorators';
import { AnswersFile } from '../../platform/open-api/answers';
import { ProfilesService } from '../../accounts';
import { ALIAS_REFUSALS, AliasParam, ScanPages } from '../../codes';
import { DomainError } from '../../platform/errors/domain-error';
import { vCardDisposition, vCardOf } from './vcard';

const CARDS = '8f14c2a6-6c0b-4a53-9d43-1f3f3c2f7b60';

/** The card of an activated code as a file that phones save as a contact. Not a scan: nothing is counted. */
@Public()
@Controller('scan/:alias/contact.vcf')
export class ContactCardController {
  constructor(
    private readonly pages: ScanPages,
    private readonly profiles: ProfilesService,
  ) {}

  /** Download the card of a code as a contact. It is not counted as a scan. */
  @Get()
  @Header('Content-Type', 'text/vcard; charset=utf-8')
  @Header('Cache-Control', 'private, no-cache')
  @AnswersFile('text/vcard', ...ALIAS_REFUSALS)
  async card(
    @AliasParam() alias: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { ownerId, shown } = await this.pages.get(alias, request.ip);
    const changedAt = shown.owner && ownerId ? await this.profiles.changedAt(ownerId) : undefined;
    if (!shown.owner || !ownerId || !changedAt) throw new DomainError('code_not_found');
    const { name, fields } = shown.owner;
    void reply.header('Content-Disposition', vCardDisposition(name));
    // By the person, not by the code: several codes of one person are one contact.
    return vCardOf({ uid: `urn:uuid:${v5(ownerId, CARDS)}`, changedAt, name, fields });
  }
}
