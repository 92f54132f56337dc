import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/install.mjs';
import { drawing, readArrows } from './import-graph';

const DOCS = join(ROOT, 'docs/architecture.md');

/** Draws the layers of the API into docs/architecture.md. */
writeFileSync(
  DOCS,
  readFileSync(DOCS, 'utf8').replace(
    /```mermaid\n[^`]*```/,
    `\`\`\`mermaid\n${drawing(readArrows('api/src'))}\n\`\`\``,
  ),
);
