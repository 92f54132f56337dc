import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { KubernetesObject } from './kustomize';

const ROOT = join(__dirname, '../..');
/** Made from the OpenAPI document of Kubernetes: a type and a compiled JSON schema for each kind. */
const MODELS = dirname(require.resolve('kubernetes-models'));
const COMPILER = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false', '--types', ''];

type Models = Record<string, new (data: unknown) => { validate(): void }>;

/**
 * What the API server of Kubernetes would refuse: an unknown kind or field, a missing one, or a wrong value. Answers
 * one line each, with the kind and the name of the object. The types know every field, the schemas every format.
 */
export function findFaults(objects: KubernetesObject[]): string[] {
  const [known, unknown] = [objects.filter(isKnown), objects.filter((object) => !isKnown(object))];
  return [
    ...unknown.map((object) => `${describe(object)}: ${object.apiVersion} has no such kind`),
    ...findWrongTypes(known),
    ...known.flatMap(findWrongValues),
  ];
}

function isKnown(object: KubernetesObject): boolean {
  return existsSync(`${findModule(object)}.d.ts`);
}

function findModule({ apiVersion, kind }: KubernetesObject): string {
  return join(MODELS, apiVersion, kind);
}

function describe({ kind, metadata }: KubernetesObject): string {
  return `${kind} ${metadata.name}`;
}

/** Writes each object as a literal of its type. TypeScript refuses fields that the type does not have. */
function findWrongTypes(objects: KubernetesObject[]): string[] {
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-kubernetes-'));
  objects.forEach((object, index) => {
    const type = `import(${JSON.stringify(findModule(object))}).I${object.kind}`;
    writeFileSync(
      join(dir, `${index}.ts`),
      `export const object: ${type} = ${JSON.stringify(object, null, 2)};\n`,
    );
  });
  const files = objects.map((_, index) => `${index}.ts`);
  const { stdout, stderr } = spawnSync(process.execPath, [COMPILER, ...OPTIONS, ...files], {
    cwd: dir,
    encoding: 'utf8',
  });
  rmSync(dir, { recursive: true });
  return `${stdout}${stderr}`
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^(\d+)\.ts\(\d+,\d+\)/, (_, index: string) => describe(objects[+index]!)));
}

function findWrongValues(object: KubernetesObject): string[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the module depends on the kind of the object
  const Model = (require(findModule(object)) as Models)[object.kind]!;
  try {
    new Model(object).validate();
    return [];
  } catch (error) {
    return [`${describe(object)}: ${(error as Error).message}`];
  }
}
