import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { provideProgram } from '../provision/system-program';

const OVERLAYS = join(__dirname, '../../deploy/kubernetes/overlays');

/** An object of Kubernetes, as far as every kind has it. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}

/**
 * What kustomize makes of an overlay in deploy/kubernetes, with the options that deploy/README.md names.
 * @throws Error with what kustomize complains of
 */
export function renderOverlay(name: string): KubernetesObject[] {
  const program = provideProgram({
    title: 'Kustomize',
    names: ['kustomize', 'kubectl'],
    debianPackage: 'kustomize',
  });
  const command = basename(program) === 'kubectl' ? 'kustomize' : 'build';
  const { status, stdout, stderr } = spawnSync(
    program,
    [command, '--load-restrictor=LoadRestrictionsNone', join(OVERLAYS, name)],
    { encoding: 'utf8' },
  );
  // Warnings too: they name what the next release of kustomize refuses.
  if (status !== 0 || stderr) throw new Error(`kustomize does not take ${name}: ${stderr}`);
  return parseAllDocuments(stdout).map((document) => document.toJS() as KubernetesObject);
}
