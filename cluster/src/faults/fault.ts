import type { Ledger } from '../load/ledger';
import type { Cluster } from '../parts/cluster';

/** Something that breaks while people use the site. */
export interface Fault {
  name: string;
  /** Before people come. */
  prepare?(cluster: Cluster): Promise<void>;
  /** Breaks it under load, and makes it whole again. */
  strike(cluster: Cluster, ledger: Ledger): Promise<void>;
  /** After people have left, also where something failed. */
  cleanUp?(cluster: Cluster): Promise<void>;
}

/** So many changes show that the site is in use again. */
export const SERVED = 20;
