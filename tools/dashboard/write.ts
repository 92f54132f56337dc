import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDashboard } from './dashboard';

writeFileSync(
  join(__dirname, '../../deploy/grafana/ringtag.json'),
  `${JSON.stringify(buildDashboard(), null, 2)}\n`,
);
