import { Controller, Get, Header, Param, Query, Req } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 } from 'uuid';
import { PhotosService, ProfilesService, StepCookie, toSentCode } from '../../accounts';
import { AsksForCode, NOT_FREE, PendingActivations, ScanPages } from '../../codes';
import { CurrentViewer, Public } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { DomainError } from '../../platform/errors/domain-error';
import { Reply } from '../../platform/http/reply';
import { Answers, AnswersFile } from '../../platform/open-api/answers';
import { OperationGroup } from '../../platform/open-api/handlers';
import { type ScanAnswer, ScanAnswers } from './scan-answers';
import { ActivationStepDto, ScanDto, ScanQuery } from './scan.dto';
import { Scans } from './scans';
import { vCardDisposition, toVCard } from './vcard';

const CARDS = '8f14c2a6-6c0b-4a53-9d43-1f3f3c2f7b60';

/** What a scanner sees of a code. */
@AsksForCode()
@Controller('scan/:alias')
export class ScanController {
  constructor(
    private readonly pages: ScanPages,
    private readonly answers: ScanAnswers,
    private readonly scans: Scans,
    private readonly photos: PhotosService,
    private readonly profiles: ProfilesService,
    private readonly steps: StepCookie,
    private readonly pending: PendingActivations,
  ) {}

  /** Get the code step of an activation. Only the browser that began the activation finds it. */
  @Get('verify/:challengeId')
  @Public()
  @OperationGroup('ActivationStep')
  @Answers(ActivationStepDto, ...NOT_FREE)
  async show(
    @Param('challengeId') challengeId: string,
    @Req() request: FastifyRequest,
  ): Promise<ActivationStepDto> {
    const { itemId } = await this.pages.get(request);
    if (!this.steps.has(request, { challengeId, of: itemId })) throw new DomainError('code_not_found');
    const { state, challenge } = await this.pending.getStep(challengeId, itemId);
    if (!challenge) return { state };
    return { state, challenge: toSentCode(challenge) };
  }

  /** Download the card of a code as a contact. It is not counted as a scan. */
  @Get('contact.vcf')
  @Public()
  @OperationGroup('ContactCard')
  @Header('Content-Type', 'text/vcard; charset=utf-8')
  @Header('Cache-Control', 'private, no-cache')
  @AnswersFile('text/vcard')
  async card(@Reply() reply: FastifyReply): Promise<string> {
    const { ownerId, activationId, shown, own } = await this.pages.get(reply.request);
    const changedAt = shown.owner && ownerId ? await this.profiles.findChangedAt(ownerId) : undefined;
    if (!shown.owner || !ownerId || !changedAt) throw new DomainError('code_not_found');
    const { name, fields, links, photo } = shown.owner;
    void reply.header('Content-Disposition', vCardDisposition(name));
    // Made from the person's id, not the code's: all codes of a person are one contact. A code with an own name is
    // another one, and nothing in its file tells of the first.
    const one = own?.named && activationId ? activationId : ownerId;
    return toVCard({
      uid: `urn:uuid:${v5(one, CARDS)}`,
      changedAt: own && own.changedAt > changedAt ? own.changedAt : changedAt,
      name,
      fields,
      links: links ?? [],
      photo: photo ? await this.photos.findForContact(ownerId) : undefined,
    });
  }

  /** Get what a scan of a code shows. Tells the state of the code, its owner's public profile, and who is asking. */
  @Get()
  @Public({ viewer: true })
  @Answers(ScanDto)
  async scan(
    @Query() { counted }: ScanQuery,
    @Reply() reply: FastifyReply,
    @CurrentViewer() viewer?: Viewer,
  ): Promise<ScanAnswer> {
    // The answer to an owner about an own code is kept in no cache.
    void reply.header('Cache-Control', viewer ? 'no-store' : 'private, no-cache');
    const page = await this.pages.get(reply.request);
    const asked = { as: 'data', viewerId: viewer?.userId, counted: counted === 'true' } as const;
    this.scans.count(page, reply.request, asked);
    return viewer ? this.answers.answerViewer(page, viewer) : this.answers.answer(page);
  }
}
