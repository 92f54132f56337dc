import { Entity } from 'typeorm';
import { IdColumn, IntColumn } from '../../platform/database/columns';

/**
 * What activations added to a project's number of activated codes, and their ends took away, since `ActivatedCounts`
 * moved it to the project. In several rows, because all activations in a project would wait for one (ADR 60).
 */
@Entity('activated_counts')
export class ActivatedCountEntity {
  @IdColumn() projectId!: string;
  @IntColumn({ primary: true }) slot!: number;
  @IntColumn() count!: number;
}
