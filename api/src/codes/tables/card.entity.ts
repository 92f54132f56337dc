import type { CardColor, ProfileFieldKey } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { IdColumn, JsonColumn } from '../../platform/database/columns';

export interface StoredCard {
  /** The fields that the page shows as long as they are public. Null for all public ones. */
  fields: ProfileFieldKey[] | null;
  /** Replaces the profile's names. Empty: the names of the profile are shown. */
  name: string;
  /** Replaces the profile's job title. Empty: the job title of the profile is shown. */
  role: string;
  /** The page shows the photo of the profile unless this is false. Cards of older releases do not say. */
  photo?: boolean;
  color: CardColor | null;
  links: { label: string; url: string }[];
  /** ISO 8601. The contact file of the code tells phones by it that it has changed. */
  changedAt: string;
}

/** What the page of one code shows of its owner. It ends with the activation. */
@Entity('cards')
export class CardEntity {
  @IdColumn() activationId!: string;
  @JsonColumn() card!: StoredCard;
}
