import type { Replica } from '../parts/replica';
import type { Watched } from './watched';

/** Something that breaks, and the alert that has to say so. */
export interface AlertFault {
  alert: string;
  /** What breaks, as the table says it. */
  what: string;
  /** Answers the replicas to watch, where those of `watched` are of no use. */
  prepare?(watched: Watched): Promise<readonly Replica[]>;
  /** Breaks it. What has to go on goes on until `over` aborts, when the alert fires. */
  strike(watched: Watched, over: AbortSignal): Promise<void>;
  /** Makes it whole for the next fault. */
  mend?(watched: Watched): Promise<void>;
}
