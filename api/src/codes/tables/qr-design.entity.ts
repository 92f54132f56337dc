import type { QrDesign } from '@ringtag/qr';
import { Entity } from 'typeorm';
import { IdColumn, JsonColumn } from '../../platform/database/columns';

/** How an owner has their QR code drawn. It belongs to the activation, so that a new owner starts afresh. */
@Entity('qr_designs')
export class QrDesignEntity {
  @IdColumn() activationId!: string;
  @JsonColumn() design!: QrDesign;
}
