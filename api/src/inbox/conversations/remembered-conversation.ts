import { Injectable } from '@nestjs/common';
import { REMEMBERED, rememberedConversationPath } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toActivationMark } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { ConversationRecords } from '../conversation-records/conversation-records';
import type { Sender } from '../conversation-records/participant';
import type { RememberedConversationDto } from './conversation.dto';

/**
 * A cookie with the link of the conversation that a sender had this browser remember. Its path has the code in it, so a
 * browser has one for each code and sends it nowhere else. Whoever has the browser has the conversation until it ends or
 * gets another link (ADR 74); no script can read it.
 */
@Injectable()
export class RememberedConversation {
  private readonly name: string;
  private readonly secure: boolean;

  constructor(
    private readonly records: ConversationRecords,
    private readonly clock: Clock,
    server: ServerConfig,
  ) {
    this.secure = server.publicUrl.startsWith('https:');
    // `__Host-` is for cookies of all pages.
    this.name = this.secure ? '__Secure-mine' : 'mine';
  }

  /** Throws `not_found` as the conversation does. */
  async keep(reply: FastifyReply, who: Sender): Promise<RememberedConversationDto> {
    const { alias, id } = (await this.records.getOpen(who)).activation;
    const expires = this.clock.in(REMEMBERED.life);
    void reply.setCookie(this.name, who.token, { ...this.toAttributes(alias), expires });
    return { alias, mark: toActivationMark(id) };
  }

  forget(reply: FastifyReply, alias: string): void {
    void reply.clearCookie(this.name, this.toAttributes(alias));
  }

  /**
   * The token of the conversation that the browser remembers for this code. Undefined where there is none, or where it
   * ended or got another link.
   */
  async findOpen({ cookies }: FastifyRequest, alias: string): Promise<string | undefined> {
    const token = cookies[this.name];
    if (token === undefined) return undefined;
    const found = (await this.records.findByTokens([token])).get(token);
    return found?.activation.alias === alias ? token : undefined;
  }

  private toAttributes(alias: string) {
    const path = rememberedConversationPath(alias);
    return { path, httpOnly: true, sameSite: 'strict', secure: this.secure } as const;
  }
}
