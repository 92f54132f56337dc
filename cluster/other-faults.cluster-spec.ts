import { describeFaults } from './src/describe-faults';
import { diskFull, nodeEmptied, nodePaused, quorumLost } from './src/faults/database';
import { haproxyReloaded, mailServerHanging } from './src/faults/programs';
import { clockAhead, deployment } from './src/faults/replicas';

describeFaults('A cluster of which one part misbehaves', [
  nodePaused,
  nodeEmptied,
  quorumLost,
  clockAhead,
  haproxyReloaded,
  mailServerHanging,
  deployment,
  diskFull,
]);
