import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import type { INetworkPolicyPort } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPort';
import type { IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec';
import { renderOverlay } from '../kubernetes/kustomize';

type Selector = NonNullable<INetworkPolicyPeer['podSelector']>;

const OUTSIDE = {
  mail: ['anywhere:25', 'anywhere:465', 'anywhere:587'],
  names: ['kube-system:53'],
  traces: ['monitoring:4318'],
};

/** Who may begin a connection to whom, at which port. Everything else is refused. */
const EGRESS: Record<string, Record<string, string[]>> = {
  small: {
    api: [...OUTSIDE.mail, 'database:3306', ...OUTSIDE.names, ...OUTSIDE.traces],
    migrate: ['database:3306', ...OUTSIDE.names],
    proxy: ['api:3000', ...OUTSIDE.names],
    database: [],
  },
  cluster: {
    api: ['10.0.0.0/24:3306', '10.0.0.0/24:6379', ...OUTSIDE.mail, ...OUTSIDE.names, ...OUTSIDE.traces],
    migrate: ['10.0.0.0/24:3306', '10.0.0.0/24:6379', ...OUTSIDE.names],
    proxy: ['api:3000', ...OUTSIDE.names],
  },
};
const INGRESS: Record<string, Record<string, string[]>> = {
  small: {
    api: ['monitoring:3000', 'proxy:3000'],
    migrate: [],
    proxy: ['anywhere:443', 'anywhere:80'],
    database: ['api:3306', 'migrate:3306'],
  },
  cluster: {
    api: ['monitoring:3000', 'proxy:3000'],
    migrate: [],
    proxy: ['anywhere:443', 'anywhere:80'],
  },
};

describe.each(['small', 'cluster'])('the network policies of deploy/kubernetes/overlays/%s', (overlay) => {
  const objects = renderOverlay(overlay);
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy') as INetworkPolicy[];
  const pods = objects
    .filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind))
    .map((each) => ({
      name: each.metadata.name,
      template: (each as IDeployment).spec!.template as IPodTemplateSpec,
    }));
  type Pod = (typeof pods)[number];

  const isSelected = (selector: Selector, { template }: Pod): boolean => {
    const labels = template.metadata?.labels ?? {};
    const { matchLabels = {}, matchExpressions = [] } = selector;
    return (
      Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
      matchExpressions.every(({ key, operator, values }) => {
        if (operator !== 'In') throw new Error(`${operator} is not known here`);
        return values!.includes(labels[key]!);
      })
    );
  };
  const toNames = ({ podSelector, namespaceSelector, ipBlock }: INetworkPolicyPeer): string[] => {
    if (ipBlock) return [ipBlock.cidr];
    if (namespaceSelector) return Object.values(namespaceSelector.matchLabels!);
    return pods.filter((pod) => isSelected(podSelector!, pod)).map(({ name }) => name);
  };
  /** Of a named port, the number that the pod gives it. */
  const toNumber = (port: INetworkPolicyPort, { template }: Pod): unknown =>
    typeof port.port === 'number'
      ? port.port
      : template.spec!.containers.flatMap(({ ports = [] }) => ports).find(({ name }) => name === port.port)!
          .containerPort;
  const list = (pod: Pod, peers: INetworkPolicyPeer[] | undefined, ports: INetworkPolicyPort[]): string[] =>
    (peers?.flatMap(toNames) ?? ['anywhere']).flatMap((name) =>
      ports.map((port) => `${name}:${toNumber(port, pod)}`),
    );
  const describePods = (toLines: (pod: Pod, policy: NonNullable<INetworkPolicy['spec']>) => string[]) =>
    Object.fromEntries(
      pods.map((pod) => {
        const own = policies.map(({ spec }) => spec!).filter((spec) => isSelected(spec.podSelector, pod));
        return [pod.name, [...new Set(own.flatMap((policy) => toLines(pod, policy)))].sort()];
      }),
    );

  it('should refuse what no policy allows', () => {
    const everybody = policies.filter(({ spec }) => Object.keys(spec!.podSelector).length === 0);
    expect(everybody.map(({ spec }) => spec)).toEqual([
      { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
    ]);
  });

  it('should let the API reach its database, mail, names and traces only, and the proxy only the API', () => {
    const egress = describePods((pod, policy) =>
      (policy.egress ?? []).flatMap(({ to, ports }) => list(pod, to, ports!)),
    );
    expect(egress).toEqual(EGRESS[overlay]);
  });

  it('should let only the proxy and Prometheus reach the API, and everybody the proxy', () => {
    const ingress = describePods((pod, policy) =>
      (policy.ingress ?? []).flatMap(({ from, ports }) => list(pod, from, ports!)),
    );
    expect(ingress).toEqual(INGRESS[overlay]);
  });

  it('should name the direction of each rule, without which it has no effect', () => {
    for (const { spec } of policies) {
      if (spec!.ingress) expect(spec!.policyTypes).toContain('Ingress');
      if (spec!.egress) expect(spec!.policyTypes).toContain('Egress');
    }
  });
});
