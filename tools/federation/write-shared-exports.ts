// Records what the built shell exports to remotes: npm run shared-exports
import { writeFileSync } from 'node:fs';
import { listBroken, PROMISED, readBuilt, readPromised, readTaken } from './promised-exports';

const built = readBuilt();
const broken = listBroken(readPromised(), built, readTaken());
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
else writeFileSync(PROMISED, `${JSON.stringify(built, null, 2)}\n`);
