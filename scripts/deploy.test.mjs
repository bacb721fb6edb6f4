import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as kubernetes from 'kubernetes-models';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root, run } from './processes.mjs';

const deploy = join(root, 'deploy');
const groups = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (kubernetes));
/** @param {string} path */
const read = (path) => readFileSync(join(deploy, path), 'utf8');
/** The settings that the server knows, as its documentation lists them. */
const documented = readFileSync(join(root, 'docs/running.md'), 'utf8');

/** @param {string} name */
function isDocumented(name) {
  if (documented.includes(`\`${name}\``)) return true;
  // Families are listed as `PLATEN_S3_ENDPOINT`, `_REGION`, …
  return documented.includes(`\`${name.replace(/^PLATEN_[A-Z0-9]+/, '')}\``);
}

describe('the image', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const stages = lines.filter((line) => line.startsWith('FROM '));
  const last = lines.slice(lines.lastIndexOf(stages.at(-1) ?? ''));

  it('installs the packages of every workspace before the sources are copied', () => {
    const manifests = ['apps', 'packages'].flatMap((group) =>
      readdirSync(join(root, group))
        .map((name) => `${group}/${name}/package.json`)
        .filter((file) => existsSync(join(root, file))),
    );
    const copied = lines.map((line) => /^COPY (\S+\/package\.json) /.exec(line)?.[1]).filter(Boolean);
    expect(new Set(copied)).toEqual(new Set(manifests));
  });

  it('copies only what is there', () => {
    const sources = lines
      .map((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1])
      .flatMap((list) => (list ? list.split(' ') : []));
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
  });

  it('runs as an unprivileged user, stops on SIGTERM and reports its health', () => {
    expect(last).toContain('USER node');
    expect(last.some((line) => /^ENV .*NODE_ENV=production\b/.test(line))).toBe(true);
    expect(last).toContain('STOPSIGNAL SIGTERM');
    expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    expect(last.at(-2)).toBe('CMD ["node", "apps/server/dist/main.js"]');
  });

  it('is of a Node that the README recommends, and has the tools of the database of the compose file', () => {
    for (const stage of stages) expect(stage).toMatch(/^FROM node:\$\{NODE_MAJOR\}-bookworm-slim/);
    const version = (/** @type {string} */ name) =>
      lines.find((line) => line.startsWith(`ARG ${name}=`))?.split('=')[1];
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`Node ${version('NODE_MAJOR')} or `);
    const postgres = /image: postgres:(\d+)/.exec(read('compose/compose.yaml'))?.[1];
    expect(version('POSTGRES_MAJOR')).toBe(postgres);
    expect(last.join('\n')).toContain('"postgresql-${POSTGRES_MAJOR}"');
  });
});

describe('the compose file', () => {
  /** @type {{ services: Record<string, any>, volumes: Record<string, unknown> }} */
  const compose = parse(read('compose/compose.yaml'), { merge: true });
  const services = Object.entries(compose.services);

  it('depends only on services that there are, and on their health where they have one', () => {
    for (const [name, { depends_on = {} }] of services) {
      for (const needed of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)) {
        expect(compose.services[needed], `${name} → ${needed}`).toBeDefined();
        const needsHealth = depends_on[needed]?.condition === 'service_healthy';
        expect(!needsHealth || compose.services[needed].healthcheck !== undefined, needed).toBe(true);
      }
    }
  });

  it('has two processes of each role, read-only, without privileges, and time to stop', () => {
    const roles = services.map(([, { environment }]) => String(environment?.PLATEN_ROLE));
    for (const role of ['api', 'worker']) expect(roles.filter((each) => each === role)).toHaveLength(2);
    for (const [, service] of services.filter(([, { environment }]) => environment?.PLATEN_ROLE))
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'], stop_grace_period: '60s' });
  });

  it('hands every setting of .env to every process of Platen, but not the name of the image', () => {
    const own = services.filter(([, { image }]) => String(image).startsWith('${PLATEN_IMAGE'));
    expect(own.map(([name]) => name)).toEqual(expect.arrayContaining(['migrate', 'api-1', 'worker-2', 'backup-log']));
    for (const [name, service] of own) {
      expect(service.env_file, name).toEqual(['.env']);
      // The server refuses a setting that it does not know, and ignores an empty one.
      expect(service.environment.PLATEN_IMAGE, name).toBe('');
    }
    const example = read('compose/.env.example').matchAll(/^#?(PLATEN_\w+)=/gm);
    for (const [, name = ''] of example) expect(isDocumented(name), name).toBe(true);
  });

  it('keeps the password out of addresses, where some characters mean something else', () => {
    expect(read('compose/compose.yaml')).not.toMatch(/:\/\/\S*PASSWORD/);
    expect(read('kubernetes/secret.example.yaml')).not.toMatch(/postgres:\/\/\w+:/);
  });

  it('serves the metrics that the shipped Prometheus reads, and saves the log of the database', () => {
    /** @type {{ scrape_configs: { static_configs: { targets: string[] }[] }[] }} */
    const { scrape_configs } = parse(read('monitoring/prometheus.yaml'));
    const targets = scrape_configs.flatMap(({ static_configs }) => static_configs.flatMap((each) => each.targets));
    const processes = services.filter(([, { environment }]) => environment?.PLATEN_ROLE);
    expect(targets).toEqual(processes.map(([name, { environment }]) => `${name}:${environment.PLATEN_METRICS_PORT}`));
    // A slot has one reader, and what it has not saved yet must survive its container.
    const receivers = services.filter(([, { command }]) => command?.includes('receive'));
    expect(receivers).toHaveLength(1);
    expect(receivers[0]?.[1]).toMatchObject({ profiles: ['backup'], volumes: ['backup-log:/data'] });
    expect(read('compose/pg_hba.conf')).toMatch(/^host +replication +platen +all +scram-sha-256$/m);
  });

  it('limits the logs of every service that runs all the time', () => {
    for (const [name, { restart, logging }] of services)
      expect(restart === 'unless-stopped' ? logging?.options['max-size'] : '20m', name).toBe('20m');
  });

  it('uses documented settings and named volumes only', () => {
    for (const [, { environment = {}, volumes = [] }] of services) {
      for (const [name, value] of Object.entries(environment).filter(([key]) => key.startsWith('PLATEN_')))
        expect(value === '' || isDocumented(name), name).toBe(true);
      for (const volume of volumes) {
        const [source] = volume.split(':');
        const isKnown = /^\.\.?\//.test(source) || Object.hasOwn(compose.volumes, source);
        expect(isKnown, volume).toBe(true);
      }
    }
  });

  it('asks for everything that must be secret', () => {
    const asked = [...read('compose/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    const example = read('compose/.env.example');
    for (const name of asked) expect(example, name).toContain(`\n${name}=`);
  });
});

/** @typedef {{ apiVersion: string, kind: string, metadata: { name: string }, spec?: any, data?: Record<string, string>, stringData?: Record<string, string>, resources?: string[] }} Manifest */

describe('the Kubernetes manifests', () => {
  const files = readdirSync(join(deploy, 'kubernetes'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  const manifests = files.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => ({
      file,
      .../** @type {Manifest} */ (document.toJS()),
    })),
  );
  const kustomizations = manifests.filter(({ apiVersion }) => apiVersion.startsWith('kustomize.'));
  const resources = manifests.filter((manifest) => !kustomizations.includes(manifest));

  it.each(resources.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
    '%s is as its schema says',
    (_, { file: _file, ...manifest }) => {
      const Model = modelOf(manifest);
      expect(() => new Model(manifest).validate()).not.toThrow();
    },
  );

  it('are all applied, except for the example of the secret', () => {
    const named = kustomizations.flatMap(({ file, resources: own = [] }) =>
      own.map((each) => file.replace('kustomization.yaml', each)),
    );
    const others = ['namespace.yaml', 'secret.example.yaml'];
    const applied = files.filter((file) => !file.endsWith('kustomization.yaml') && !others.includes(file));
    expect(new Set(named)).toEqual(new Set(applied));
  });

  it('have an example of the secret that the server refuses as it is', () => {
    const { PLATEN_SECRET } = resources.find(({ kind }) => kind === 'Secret')?.stringData ?? {};
    expect(PLATEN_SECRET?.length).toBeLessThan(22);
    expect(read('compose/.env.example')).toMatch(/^PLATEN_SECRET=$/m);
  });

  /**
   * Runs apply.sh with a kubectl that records its calls.
   * @param {string} answers what it answers, as the branches of a `case`
   */
  async function apply(answers) {
    const bin = mkdtempSync(join(tmpdir(), 'platen-kubectl-'));
    const log = join(bin, 'calls');
    writeFileSync(join(bin, 'kubectl'), `#!/bin/sh\necho "$*" >> ${log}\ncase "$*" in\n${answers}\nesac\n`);
    chmodSync(join(bin, 'kubectl'), 0o755);
    const script = join(deploy, 'kubernetes/apply.sh');
    const { code, output } = await run('sh', [script], { env: { PATH: `${bin}:${process.env['PATH']}` } });
    const calls = readFileSync(log, 'utf8').trim().replaceAll('--namespace platen ', '').split('\n');
    rmSync(bin, { recursive: true });
    return { code, output, calls };
  }

  it('are applied in the order in which they need each other, as often as one likes', async () => {
    const { code, calls } = await apply('*) ;;');
    expect(code).toBe(0);
    expect(calls).toEqual([
      'apply --filename namespace.yaml',
      'get secret platen',
      'delete job platen-migrate --ignore-not-found',
      'apply --kustomize migrate',
      'wait --for=condition=complete --timeout=5s job/platen-migrate',
      'apply --kustomize .',
      'rollout status deployment/platen-api --timeout=10m',
      'rollout status deployment/platen-worker --timeout=10m',
    ]);
  });

  it('leave the processes alone without the secret, and after a migration that failed', async () => {
    const withoutSecret = await apply('*secret*) exit 1 ;;');
    expect(withoutSecret).toMatchObject({ code: 1, output: expect.stringContaining('create the secret first') });
    expect(withoutSecret.calls.at(-1)).toBe('get secret platen');
    const failed = await apply('*condition=complete*) exit 1 ;;');
    expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('the migration has failed') });
    expect(failed.calls).not.toContain('apply --kustomize .');
  });

  it('start, drain and survive a node without a gap', () => {
    for (const { spec, metadata } of resources.filter(({ kind }) => kind === 'Deployment')) {
      const [container] = spec.template.spec.containers;
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
      expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
      expect(container.readinessProbe.httpGet.path).toBe('/readyz');
      expect(container.livenessProbe.httpGet.path).toBe('/healthz');
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true);
      const budget = resources.find(
        ({ kind, metadata: { name } }) => kind === 'PodDisruptionBudget' && name === metadata.name,
      );
      expect(budget?.spec.selector.matchLabels).toEqual(spec.selector.matchLabels);
      const scaler = resources.find(
        ({ kind, spec: other }) => kind === 'HorizontalPodAutoscaler' && other.scaleTargetRef.name === metadata.name,
      );
      expect(scaler?.spec.minReplicas).toBeGreaterThan(1);
    }
  });

  it('use documented settings only', () => {
    const names = resources.flatMap(({ data = {}, stringData = {} }) => Object.keys({ ...data, ...stringData }));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(isDocumented(name), name).toBe(true);
  });
});

/** @typedef {Record<string, new (manifest: object) => { validate(): void }>} Models by kind */

/** @param {Manifest} manifest */
function modelOf({ apiVersion, kind }) {
  const [version = '', group] = apiVersion.split('/').reverse();
  const camelCase = group?.replace(/[.-](\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());
  const versions = /** @type {Record<string, unknown>} */ (camelCase === undefined ? kubernetes : groups[camelCase]);
  const Model = /** @type {Models} */ (versions[version])[kind];
  if (!Model) throw new Error(`there is no ${apiVersion} ${kind}`);
  return Model;
}

describe('the tools of the parts', () => {
  /** @param {string} program @param {string[]} args */
  const isInstalled = async (program, args) => (await run(program, args)).code === 0;

  it('promtool accepts the alert rules, and they fire when they should', async (test) => {
    if (!(await isInstalled('promtool', ['--version']))) test.skip('promtool is not installed (Debian: prometheus)');
    const cwd = join(deploy, 'monitoring');
    for (const args of [
      ['check', 'config', 'prometheus.yaml'],
      ['test', 'rules', 'alerts.test.yaml'],
    ]) {
      const { code, output } = await run('promtool', args, { cwd });
      expect(code, output).toBe(0);
    }
  });

  it('kubectl builds the manifests, with and without backups', async (test) => {
    if (!(await isInstalled('kubectl', ['version', '--client']))) test.skip('kubectl is not installed');
    const folder = mkdtempSync(join(tmpdir(), 'platen-manifests-'));
    cpSync(join(deploy, 'kubernetes'), folder, { recursive: true });
    const file = join(folder, 'kustomization.yaml');
    for (const text of [readFileSync(file, 'utf8'), readFileSync(file, 'utf8').replace('# - backup', '- backup')]) {
      writeFileSync(file, text);
      const { code, output } = await run('kubectl', ['kustomize', folder]);
      expect(code, output).toBe(0);
      const images = output.matchAll(/image: (\S+)/g);
      for (const [, image] of images) expect(image).toBe('registry.example/platen:0.1.0');
      expect(output.includes('kind: CronJob')).toBe(text.includes('  - backup'));
    }
    rmSync(folder, { recursive: true });
  });

  it('Docker accepts the compose file', async (test) => {
    if (!(await isInstalled('docker', ['compose', 'version']))) test.skip('docker compose is not installed');
    const folder = mkdtempSync(join(tmpdir(), 'platen-compose-'));
    cpSync(join(deploy, 'compose'), folder, { recursive: true });
    writeFileSync(join(folder, '.env'), read('compose/.env.example').replace(/^(\w+)=$/gm, '$1=x'));
    const { code, output } = await run('docker', ['compose', 'config', '--quiet'], { cwd: folder });
    rmSync(folder, { recursive: true });
    expect(code, output).toBe(0);
  });
});
