import { Injectable } from '@nestjs/common';
import { ConversationLinks } from '../conversation-links/conversation-links';
import { ConversationRecords } from '../conversation-records/conversation-records';
import type { Owner } from '../conversation-records/participant';
import { OpenPages } from '../open-pages/open-pages';

/** The links of senders, as owners replace them. */
@Injectable()
export class SenderLinks {
  constructor(
    private readonly records: ConversationRecords,
    private readonly links: ConversationLinks,
    private readonly pages: OpenPages,
  ) {}

  /** Answers the new token. Throws `not_found`. */
  async replace(who: Owner): Promise<string> {
    // Whoever writes with the link of before has the lock, or finds the link replaced.
    return this.records.runFor(who, async (manager, { message: { id, ownerId } }) => {
      this.pages.refresh(manager, { ownerId });
      return this.links.replace(manager, id);
    });
  }
}
