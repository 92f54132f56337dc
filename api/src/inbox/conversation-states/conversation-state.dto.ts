import { CONVERSATION_SIDES, type ConversationSide, LENGTH } from '@ringtag/contracts';
import { BooleanField, EnumField, StringField, TimeField } from '../../platform/http/fields';

/** The state of a conversation that both sides set besides writing messages. */
export class ConversationStateDto {
  @TimeField({ nullable: true, description: 'When a side said that it is solved' }) solvedAt!: Date | null;

  @EnumField(CONVERSATION_SIDES, 'ConversationSide', { nullable: true })
  solvedBy!: ConversationSide | null;

  @BooleanField({ description: 'Whether the owner has thanked since it was solved' }) thanked!: boolean;

  @StringField({ nullable: true, description: 'The words of the thanks, where the owner chose own ones' })
  thanks!: string | null;

  @StringField({
    nullable: true,
    description: 'The number of the profile of the owner, while the owner shares it here',
  })
  ownerPhone!: string | null;

  @StringField({
    optional: true,
    description: 'What a telephone dials for it, where that is not just its digits',
  })
  ownerDialled?: string | undefined;

  @StringField({ nullable: true, description: 'A number that the sender shares here' })
  senderPhone!: string | null;

  @StringField({
    optional: true,
    description: 'What a telephone dials for it, where that is not just its digits',
  })
  senderDialled?: string | undefined;

  @TimeField({
    nullable: true,
    description: 'When all of it is deleted if nobody writes until then; null when it is kept',
  })
  keptUntil!: Date | null;
}

/** The number that a sender shares. */
export class SenderPhoneDto {
  @StringField({ min: 1, max: LENGTH.phone.max }) phone!: string;
}

export class ThanksDto {
  @StringField({
    optional: true,
    lines: true,
    max: LENGTH.thanks.max,
    description: 'Without a text, the sender is thanked in the language of their page',
  })
  text?: string;
}
