import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCKERFILE = join(__dirname, '../../deploy/Dockerfile');

/** What deploy/Dockerfile says about running the image. */
export interface ImageSettings {
  /** Program and arguments. */
  command: string[];
  healthCheck: string[];
  /** Name of the user that it runs as. */
  user: string;
  env: Record<string, string>;
}

/** Reads the last stage of deploy/Dockerfile, as far as its lines go about running. */
export function readImageSettings(): ImageSettings {
  const stage = readFileSync(DOCKERFILE, 'utf8')
    .split(/^FROM /m)
    .at(-1)!;
  const [, variables = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(stage) ?? [];
  return {
    command: readList(/^CMD (\[.*\])$/m, stage),
    healthCheck: readList(/^HEALTHCHECK .*\\\n +CMD (\[.*\])$/m, stage),
    user: readLine(/^USER (\S+)$/m, stage),
    env: Object.fromEntries([...variables.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
  };
}

function readList(pattern: RegExp, stage: string): string[] {
  return JSON.parse(readLine(pattern, stage)) as string[];
}

function readLine(pattern: RegExp, stage: string): string {
  const [, value] = pattern.exec(stage) ?? [];
  if (!value) throw new Error(`deploy/Dockerfile has no line like ${pattern}`);
  return value;
}
