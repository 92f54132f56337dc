import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IStatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec';
import type { IService } from 'kubernetes-models/v1/Service';
import { parse } from 'yaml';
import { readImageSettings } from '../container';
import { type KubernetesObject, renderOverlay } from '../kubernetes/kustomize';
import { findFaults } from '../kubernetes/schemas';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<
    string,
    { image: string; command?: string | string[]; user?: string; stop_grace_period?: string }
  >;
};
const NAME = { api: 'api', migrate: 'migrate', proxy: 'proxy', database: 'database' } as const;

describe.each(['small', 'cluster'])('deploy/kubernetes/overlays/%s', (overlay) => {
  const objects = renderOverlay(overlay);
  const all = <T>(...kinds: string[]) =>
    objects.filter(({ kind }) => kinds.includes(kind)) as (KubernetesObject & T)[];
  const get = <T>(kind: string, name: string): T & KubernetesObject =>
    all<T>(kind).find(({ metadata }) => metadata.name.replace(/-[a-z0-9]{10}$/, '') === name) ??
    fail(`${kind} ${name} is missing`);
  const workloads = all<IDeployment | IStatefulSet | IJob>('Deployment', 'StatefulSet', 'Job');
  const templates = workloads.map(({ metadata, spec }) => ({
    name: metadata.name,
    template: spec!.template as IPodTemplateSpec,
    pod: spec!.template!.spec!,
  }));
  const containers: [string, IContainer][] = templates.flatMap(({ name, pod }) =>
    [...(pod.initContainers ?? []), ...pod.containers].map((each): [string, IContainer] => [
      `${name}/${each.name}`,
      each,
    ]),
  );
  const api = get<IDeployment>('Deployment', NAME.api).spec!;
  const [apiContainer] = api.template.spec!.containers as [IContainer];
  const proxy = get<IDeployment>('Deployment', NAME.proxy).spec!.template.spec!;
  const [nginx] = proxy.containers as [IContainer];
  const settings = get<IConfigMap>('ConfigMap', 'settings').data!;

  it('should be what Kubernetes takes', () => {
    expect(objects.length).toBeGreaterThan(10);
    expect(findFaults(objects)).toEqual([]);
    const namespaces = new Set(objects.map(({ kind, metadata }) => metadata.namespace ?? kind));
    expect(namespaces).toEqual(new Set(['ringtag', 'Namespace']));
  });

  it('should hold no secret: it names those that somebody has created', () => {
    expect(all('Secret')).toEqual([]);
    const literals = [
      ...all<IConfigMap>('ConfigMap').flatMap(({ data = {} }) => Object.entries(data)),
      ...containers.flatMap(([, { env = [] }]) => env.map(({ name, value = '' }) => [name, value] as const)),
    ];
    const secret = literals.filter(
      ([name, value]) => /PASSWORD|SECRET|TOKEN|_KEY$|ADMIN_/.test(name) && value,
    );
    expect(secret).toEqual([]);
    expect(literals.filter(([, value]) => /:\/\/[^/\s]+@/.test(value))).toEqual([]);
  });

  it('should confine every container as compose.yaml does, with a user that is not root', () => {
    expect(containers.length).toBeGreaterThan(3);
    for (const [name, { securityContext, resources, volumeMounts }] of containers) {
      expect([name, securityContext]).toEqual([
        name,
        expect.objectContaining({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        }),
      ]);
      expect([name, resources]).toEqual([
        name,
        {
          requests: { cpu: expect.anything(), memory: expect.anything() },
          limits: { memory: expect.anything() },
        },
      ]);
      expect(volumeMounts!.length).toBeGreaterThan(0);
    }
    for (const { name, pod } of templates) {
      expect([name, pod]).toEqual([
        name,
        expect.objectContaining({
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          securityContext: expect.objectContaining({
            runAsNonRoot: true,
            seccompProfile: { type: 'RuntimeDefault' },
          }),
        }),
      ]);
      for (const { securityContext } of [...(pod.initContainers ?? []), ...pod.containers])
        expect(securityContext?.runAsUser ?? pod.securityContext!.runAsUser).toBeGreaterThan(0);
      const volumes = pod.volumes!.map(({ hostPath }) => hostPath).filter(Boolean);
      expect(volumes).toEqual([]);
    }
    expect(get('Namespace', 'ringtag').metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
  });

  it('should run the image as deploy/Dockerfile says', () => {
    const image = readImageSettings();
    expect(apiContainer).not.toHaveProperty('command');
    expect(apiContainer).not.toHaveProperty('args');
    expect(apiContainer.ports).toEqual([{ name: 'http', containerPort: Number(image.env['PORT']) }]);
    // The number of the user "node" in the images of Node.
    expect([image.user, api.template.spec!.securityContext!.runAsUser]).toEqual(['node', 1000]);
    const heap = Number(image.command.join(' ').match(/--max-old-space-size=(\d+)/)![1]);
    const limit = /^(\d+)Gi$/.exec(String(apiContainer.resources!.limits!['memory']))![1];
    expect(heap * 1.5).toBeLessThan(Number(limit) * 1024);
    const [migrate] = get<IJob>('Job', NAME.migrate).spec!.template.spec!.containers as [IContainer];
    expect(migrate.command).toEqual(compose.services['migrate']!.command);
    expect(migrate.envFrom).toEqual(apiContainer.envFrom);
    const images = containers.filter(([, each]) => each.image!.includes('/ringtag:'));
    expect(new Set(images.map(([, each]) => each.image)).size).toBe(1);
    expect(images.map(([name]) => name)).toEqual(['api/api', 'proxy/builds', 'migrate/migrate']);
  });

  it('should ask for health where the API answers', () => {
    const { paths } = JSON.parse(read('libs/api-client/openapi.json')) as { paths: object };
    const { startupProbe, livenessProbe, readinessProbe } = apiContainer;
    const asked = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe!.httpGet!.path!);
    expect(asked).toEqual(['/health/live', '/health/live', '/health/ready']);
    for (const path of asked) expect(paths).toHaveProperty([path, 'get']);
    // A container that stays has both probes.
    for (const { name, pod } of templates.filter((each) => each.name !== NAME.migrate))
      for (const each of pod.containers)
        expect([name, each]).toEqual([
          name,
          expect.objectContaining({ livenessProbe: expect.anything(), readinessProbe: expect.anything() }),
        ]);
  });

  it('should wait for an orderly stop, and replace without a pause', () => {
    const [, seconds] = /Allow\s(\d+)\sseconds\sbefore\syou\skill\sit/.exec(read('docs/operations.md'))!;
    const grace = api.template.spec!.terminationGracePeriodSeconds!;
    expect(grace).toBeGreaterThan(Number(seconds));
    expect(`${grace}s`).toBe(compose.services['api']!.stop_grace_period);
    for (const { metadata, spec } of all<IDeployment>('Deployment'))
      expect([metadata.name, spec!.strategy]).toEqual([
        metadata.name,
        { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      ]);
  });

  it('should replace the API last, after the migration and the files of the proxy', () => {
    const last = objects.filter(({ metadata }) => metadata.labels?.['rollout'] === 'last');
    expect(last.map(({ kind, metadata }) => [kind, metadata.name])).toEqual([['Deployment', NAME.api]]);
  });

  it('should run nginx with the file that the tests walk, and with a value for each of its variables', () => {
    const configuration = get<IConfigMap>('ConfigMap', NAME.proxy);
    expect(configuration.data!['ringtag.conf.template']).toBe(read('deploy/nginx.conf'));
    const variables = [...read('deploy/nginx.conf').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!);
    expect(new Set(nginx.env!.map(({ name }) => name))).toEqual(new Set(variables));
    expect(compose.services['proxy']!.image).toBe(`\${PROXY_IMAGE:-${nginx.image}}`);
    const { name, key } = nginx.env!.find((each) => each.name === 'SITE_HOST')!.valueFrom!.configMapKeyRef!;
    expect(name).toBe(configuration.metadata.name);
    expect(settings['PUBLIC_URL']).toBe(`https://${configuration.data![key]}`);
    const replica = nginx.env!.find((each) => each.name === 'REPLICA')!.value;
    const service = get<IService>('Service', NAME.api);
    expect(replica).toBe(`${service.metadata.name}:${service.spec!.ports![0]!.port}`);
    // nginx adds the address of the client, which the load balancer must not replace.
    expect(settings['TRUST_PROXY']).toBe('1');
    expect(get<IService>('Service', NAME.proxy).spec).toMatchObject({
      externalTrafficPolicy: 'Local',
      ipFamilyPolicy: 'PreferDualStack',
    });
  });

  it('should give nginx the builds of the image, where its configuration looks for them', () => {
    const [builds] = proxy.initContainers as [IContainer];
    const dir = mkdtempSync(join(tmpdir(), 'ringtag-builds-'));
    for (const folder of ['srv', 'app/api/dist', 'app/shell/dist/assets', 'app/mfe-scan/dist'])
      mkdirSync(join(dir, folder), { recursive: true });
    const root = builds.volumeMounts![0]!.mountPath;
    const [program, ...args] = builds.command!.map((each) => each.replace(root, join(dir, 'srv')));
    execFileSync(program!, args, { cwd: join(dir, 'app') });
    const copied = readdirSync(join(dir, 'srv'), { recursive: true }).sort();
    rmSync(dir, { recursive: true });
    expect(copied).toEqual(['mfe-scan', 'mfe-scan/dist', 'shell', 'shell/dist', 'shell/dist/assets']);
    expect(nginx.env).toContainEqual({ name: 'PROGRAM', value: root });
    for (const place of ['root ${PROGRAM};', 'root ${PROGRAM}/shell/dist;'])
      expect(read('deploy/nginx.conf')).toContain(place);
    expect(nginx.volumeMounts).toContainEqual({ name: 'builds', mountPath: root, readOnly: true });
  });

  it('should let only the proxy be reached from outside', () => {
    const open = all<IService>('Service').filter(({ spec }) => (spec!.type ?? 'ClusterIP') !== 'ClusterIP');
    expect(open.map(({ metadata }) => metadata.name)).toEqual([NAME.proxy]);
    expect(all('Ingress')).toEqual([]);
  });

  it('should select pods that are there, at ports that they have', () => {
    const select = (labels: Record<string, string>) =>
      templates.filter(({ template }) =>
        Object.entries(labels).every(([key, value]) => template.metadata?.labels?.[key] === value),
      );
    for (const { metadata, spec } of all<IService>('Service')) {
      const found = select(spec!.selector!);
      expect(found.map(({ name }) => name)).toEqual([metadata.name]);
      const ports = found[0]!.pod.containers.flatMap(({ ports: open = [] }) => open.map(({ name }) => name));
      for (const { targetPort } of spec!.ports!) expect(ports).toContain(targetPort);
    }
    for (const { metadata, spec } of all<IPodDisruptionBudget>('PodDisruptionBudget'))
      expect(select(spec!.selector!.matchLabels!).map(({ name }) => name)).toEqual([metadata.name]);
    for (const { metadata, spec } of all<IDeployment | IStatefulSet>('Deployment', 'StatefulSet'))
      expect(select(spec!.selector.matchLabels!).map(({ name }) => name)).toEqual([metadata.name]);
    for (const { name, pod } of templates)
      for (const { labelSelector } of pod.topologySpreadConstraints ?? [])
        expect(select(labelSelector!.matchLabels!).map((each) => each.name)).toContain(name);
  });

  it('should name only volumes, settings and secrets that are there or documented', () => {
    for (const { name, pod } of templates) {
      const volumes = new Set([
        ...pod.volumes!.map((each) => each.name),
        ...(name === NAME.database ? ['data'] : []),
      ]);
      const mounted = [...(pod.initContainers ?? []), ...pod.containers].flatMap(({ volumeMounts }) =>
        volumeMounts!.map((each) => each.name),
      );
      expect([name, new Set(mounted)]).toEqual([name, volumes]);
    }
    const text = JSON.stringify(objects);
    const secrets = [
      ...text.matchAll(/"(?:secretName|secretRef|secretKeyRef)":(?:\{[^}]*?"name":)?"([^"]+)"/g),
    ];
    const documented = [...read('deploy/README.md').matchAll(/create secret (?:generic|tls) (\S+)/g)];
    expect(secrets.length).toBeGreaterThan(1);
    for (const [, name] of secrets) expect(documented.map(([, each]) => each)).toContain(name);
  });

  it('should scale no further than a database server takes by default', () => {
    for (const { spec } of all<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler')) {
      expect(spec!.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: NAME.api });
      expect(api).not.toHaveProperty('replicas');
      // docs/reference.md, "Connections"; the default of max_connections.
      expect((spec!.maxReplicas + 1) * (10 + 1) + 3).toBeLessThanOrEqual(151);
      expect(spec!.minReplicas).toBeGreaterThan(1);
    }
    const budgets = all('PodDisruptionBudget').map(({ metadata }) => metadata.name);
    expect(budgets).toEqual(overlay === 'cluster' ? [NAME.api, NAME.proxy] : []);
  });
});

describe('deploy/kubernetes/overlays/small', () => {
  it('should run the same database as compose.yaml', () => {
    const database = renderOverlay('small').find(({ kind }) => kind === 'StatefulSet') as IStatefulSet;
    const [mariadb] = database.spec!.template.spec!.containers as [IContainer];
    const { image, command } = compose.services['database']!;
    expect([image, command]).toEqual([`\${DATABASE_IMAGE:-${mariadb.image}}`, mariadb.args!.join(' ')]);
  });
});

function fail(reason: string): never {
  throw new Error(reason);
}
