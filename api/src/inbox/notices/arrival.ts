import type { HeldActivation } from '../../codes';
import type { ConversationMessageEntity } from '../tables/conversation-message.entity';
import type { MessageEntity } from '../tables/message.entity';

/**
 * A message that was just written; `id` is its own, also where it continues a conversation. `position` is 0 for the
 * message that opens one.
 */
export type Arrival = Pick<MessageEntity, 'id' | 'ownerId' | 'createdAt'> &
  Pick<ConversationMessageEntity, 'conversationId' | 'position' | 'side'> & { activation: HeldActivation };
