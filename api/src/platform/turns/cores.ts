import { availableParallelism } from 'node:os';

/** How many things this process can compute at once. */
export const CORES = availableParallelism();

/** Node hashes, reads files and decodes pictures in so many threads: its default, as UV_THREADPOOL_SIZE is not set. */
export const THREADS = 4;
