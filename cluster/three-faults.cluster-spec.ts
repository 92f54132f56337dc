import { describeFaults } from './src/describe-faults';
import { nodeKilled } from './src/faults/database';
import { redisKilled } from './src/faults/programs';
import { replicaKilled } from './src/faults/replicas';

/** A part of `npm test`: what happens most often, and takes little time. */
describeFaults('A cluster of which one part is lost', [nodeKilled, redisKilled, replicaKilled]);
