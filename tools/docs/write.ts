import { readFileSync, writeFileSync } from 'node:fs';
import { generate } from './generated';
import { GENERATED_PAGES } from './pages';

/** Writes what is generated into the pages of the documentation (`npm run docs`). */
for (const page of GENERATED_PAGES) writeFileSync(page, generate(readFileSync(page, 'utf8')));
