import { describeFaults } from './src/describe-faults';
import { diskFull, nodeEmptied, nodePaused, quorumLost } from './src/faults/database';
import { haproxyReloaded } from './src/faults/haproxy';
import { mailServerHanging } from './src/faults/mail-server';
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
