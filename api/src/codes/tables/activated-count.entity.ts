import { Entity } from 'typeorm';
import { IdColumn, IntColumn } from '../../platform/database/columns';

/**
 * Codes of a project that were activated, minus those that were given up, since `ActivatedCounts` last added them to
 * the row of the project. A project has several such rows: all its activations would wait for a single one (ADR 60).
 */
@Entity('activated_counts')
export class ActivatedCountEntity {
  @IdColumn() projectId!: string;
  @IntColumn({ primary: true }) slot!: number;
  @IntColumn() count!: number;
}
