import { availableParallelism } from 'node:os';

/** How many things this process can compute at once. */
export const CORES = availableParallelism();

/** How many threads Node has for work beside JavaScript (UV_THREADPOOL_SIZE is not set). */
export const THREADS = 4;
