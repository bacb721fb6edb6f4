import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, runTool, say } from './processes.mjs';

/**
 * @typedef {object} Product
 * @property {string} name
 * @property {string} dir
 * @property {string} entry what there is when it is built
 * @property {string[]} sources relative to `dir`; folders count with all that is in them
 * @property {() => Promise<import('./processes.mjs').Finished>} build
 */

/** The server's program when it is built. */
export const builtServer = join(root, 'apps/server/dist/main.js');

/** @type {Product[]} */
const products = [
  {
    name: 'server',
    dir: join(root, 'apps/server'),
    entry: 'dist/main.js',
    // The documents of the API name the version of the console.
    sources: ['src', 'migrations', 'package.json', 'rolldown.config.mjs', '../console/package.json'],
    build: buildServer,
  },
  {
    name: 'desktop',
    dir: join(root, 'apps/desktop'),
    entry: 'dist/main.js',
    sources: ['src', 'package.json', 'rolldown.config.mjs'],
    build: () => runTool('rolldown', ['--config', 'rolldown.config.mjs'], { cwd: join(root, 'apps/desktop') }),
  },
  {
    name: 'console',
    dir: join(root, 'apps/console'),
    entry: 'dist/index.html',
    // The documentation shows the examples as they are.
    sources: ['src', 'build', 'public', 'index.html', 'package.json', 'vite.config.ts', '../../examples'],
    build: () =>
      runTool('vite', ['build', '--configLoader', 'runner', '--logLevel', 'warn'], {
        cwd: join(root, 'apps/console'),
        env: { NODE_ENV: 'production' },
      }),
  },
];

async function buildServer() {
  const cwd = join(root, 'apps/server');
  const bundled = await runTool('rolldown', ['--config', 'rolldown.config.mjs'], { cwd });
  return bundled.code === 0 ? run(process.execPath, ['dist/write-api-documents.js'], { cwd }) : bundled;
}

/**
 * Builds what is asked for, each only where what it is made of has changed.
 * @param {string[]} names
 */
export async function ensureBuilt(...names) {
  await Promise.all(findStale(names).map(build));
}

/**
 * Whether all of these are as their sources are.
 * @param {string[]} names
 */
export function areBuilt(...names) {
  return findStale(names).length === 0;
}

/** @typedef {{ product: Product, wanted: string }} Stale a product, and the hash of what it is to be made of */

/**
 * By content, not by time: a checkout, a copy and a rebase all give files new times.
 * @param {string[]} names
 * @returns {Stale[]}
 */
function findStale(names) {
  const shared = [...packageSources(), join(root, 'package-lock.json'), join(root, 'tsconfig.base.json')];
  return products
    .filter(({ name }) => names.includes(name))
    .map((product) => {
      const own = product.sources.map((source) => join(product.dir, source));
      return { product, wanted: hashOf([...own, ...shared]) };
    })
    .filter(({ product, wanted }) => {
      const isThere = existsSync(stampFileOf(product)) && existsSync(join(product.dir, product.entry));
      return !isThere || readFileSync(stampFileOf(product), 'utf8') !== wanted;
    });
}

/** @param {Product} product */
function stampFileOf({ name }) {
  return join(root, '.cache/build', name);
}

function packageSources() {
  const packagesDir = join(root, 'packages');
  return readdirSync(packagesDir).flatMap((name) => [
    join(packagesDir, name, 'src'),
    join(packagesDir, name, 'build'),
    join(packagesDir, name, 'package.json'),
  ]);
}

/** @param {Stale} stale */
async function build({ product, wanted }) {
  const stampFile = stampFileOf(product);
  // Forgotten first: a build that is cut short must not pass for the one before it.
  rmSync(stampFile, { force: true });
  say(`building the ${product.name} …`);
  const { code, output } = await product.build();
  if (code !== 0) {
    console.error(`${output}\nplaten: the ${product.name} could not be built`);
    process.exit(1);
  }
  mkdirSync(join(root, '.cache/build'), { recursive: true });
  writeFileSync(stampFile, wanted);
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return /[.-]test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}
