import type { QrDesign } from '@ringtag/qr';
import { Entity } from 'typeorm';
import { IdColumn, JsonColumn } from '../../platform/database/columns';

/** An owner's design of a QR code. It ends with the activation. */
@Entity('qr_designs')
export class QrDesignEntity {
  @IdColumn() activationId!: string;
  @JsonColumn() design!: QrDesign;
}
