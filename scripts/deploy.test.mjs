import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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
    for (const stage of stages) expect(stage).toMatch(/^FROM node:22-bookworm-slim/);
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

  it('uses documented settings and named volumes only', () => {
    for (const [, { environment = {}, volumes = [] }] of services) {
      for (const name of Object.keys(environment).filter((key) => key.startsWith('PLATEN_')))
        expect(isDocumented(name), name).toBe(true);
      for (const volume of volumes) {
        const [source] = volume.split(':');
        const isKnown = source.startsWith('./') || Object.hasOwn(compose.volumes, source);
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
  const files = readdirSync(join(deploy, 'kubernetes')).filter((name) =>
    statSync(join(deploy, 'kubernetes', name)).isFile(),
  );
  const manifests = files.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => ({
      file,
      .../** @type {Manifest} */ (document.toJS()),
    })),
  );
  const kustomization = manifests.find(({ kind }) => kind === 'Kustomization');
  const resources = manifests.filter(({ kind }) => kind !== 'Kustomization');

  it.each(resources.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
    '%s is as its schema says',
    (_, { file: _file, ...manifest }) => {
      const Model = modelOf(manifest);
      expect(() => new Model(manifest).validate()).not.toThrow();
    },
  );

  it('are all applied, except for the example of the secret', () => {
    const applied = files.filter((file) => file !== 'kustomization.yaml' && file !== 'secret.example.yaml');
    expect(new Set(kustomization?.resources)).toEqual(new Set(applied));
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

  it('Docker accepts the compose file', async (test) => {
    if (!(await isInstalled('docker', ['compose', 'version']))) test.skip('docker compose is not installed');
    const args = ['compose', '--env-file', '.env.example', 'config', '--quiet'];
    const env = { PLATEN_SECRET: 'x', POSTGRES_PASSWORD: 'x', PLATEN_S3_ACCESS_KEY: 'x', PLATEN_S3_SECRET_KEY: 'x' };
    const { code, output } = await run('docker', args, { cwd: join(deploy, 'compose'), env });
    expect(code, output).toBe(0);
  });
});
