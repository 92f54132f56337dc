import { parse } from 'yaml';
import type { KubernetesObject } from './kustomize';
import { findFaults } from './schemas';

const BUDGET = `
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  labels: { anything: goes }
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels: { part: api }
`;
const POD = `
apiVersion: v1
kind: Pod
metadata: {}
spec:
  containers:
    - name: api
      image: ringtag
      resources: { limits: { memory: 1Gi } }
`;

/** What is wrong, in which object, what stands there instead of what, and what is said about it. */
const FAULTS: [string, string, string, string, RegExp][] = [
  ['a field with a typo', BUDGET, 'maxUnavailable', 'maxUnavailabel', /maxUnavailabel.*does not exist/],
  ['a typo deep inside', POD, 'limits', 'limit', /limit.*does not exist/],
  ['a word that is none of the list', BUDGET, 'AlwaysAllow', 'Always', /Always.*not assignable/],
  ['a text that is no number of bytes', POD, '1Gi', '1 GB', /memory must match format "quantity"/],
  ['a field that is missing', POD, 'name: api', 'tty: true', /name.*is missing/],
  ['a number in place of a text', BUDGET, 'goes', '5', /'number' is not assignable to type 'string'/],
  ['an unknown kind', BUDGET, 'PodDisruptionBudget', 'Budget', /policy\/v1 has no such kind/],
  ['an unknown version', BUDGET, 'policy/v1', 'policy/v9', /policy\/v9 has no such kind/],
];

describe('the schemas of Kubernetes', () => {
  const read = (yaml: string, name: string): KubernetesObject => {
    const object = parse(yaml) as KubernetesObject;
    return { ...object, metadata: { ...object.metadata, name } };
  };
  let faults: string[];
  beforeAll(() => {
    const broken = FAULTS.map(([, yaml, right, wrong], index) =>
      read(yaml.replace(right, wrong), `object-${index}`),
    );
    faults = findFaults([read(BUDGET, 'right'), read(POD, 'right'), ...broken]);
  });

  it('should take what is right', () => {
    expect(faults.filter((fault) => fault.includes(' right: '))).toEqual([]);
  });

  it.each(FAULTS.map(([what, , , , message], index) => ({ what, message, name: `object-${index}` })))(
    'should refuse $what',
    ({ message, name }) => {
      expect(faults.filter((fault) => fault.includes(` ${name}: `)).join('\n')).toMatch(message);
    },
  );
});
