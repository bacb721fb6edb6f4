import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { apt, aptCommand, canUseApt } from './apt.mjs';

/**
 * Programs of others with which tests compare our own results, or that run what we ship for them. A test whose program is
 * missing is skipped, so without these a run is green and has not tried it.
 * @type {Record<string, { program: string, debianPackage: string, ifMissing: string }>}
 */
const tools = {
  oathtool: {
    program: 'oathtool',
    debianPackage: 'oathtool',
    ifMissing: 'codes of authenticator apps will not be compared with another program',
  },
  haproxy: {
    program: 'haproxy',
    debianPackage: 'haproxy',
    ifMissing: 'the proxy of the compose file will not be tried',
  },
  nginx: {
    program: 'nginx',
    debianPackage: 'nginx-light',
    ifMissing: 'the proxy before a server on one machine will not be tried',
  },
  prometheus: {
    program: 'promtool',
    debianPackage: 'prometheus',
    ifMissing: 'the alert rules will not be tried',
  },
  littleCms: {
    program: 'transicc',
    debianPackage: 'liblcms2-utils',
    ifMissing: 'inks will not be compared with those of LittleCMS',
  },
};

/**
 * Only for the slow run: apt takes a minute for them.
 * @type {Record<string, import('./requirements.mjs').Requirement>}
 */
export const slowTestTools = Object.fromEntries(
  Object.entries(tools).map(([key, { program, debianPackage, ifMissing }]) => [
    key,
    {
      name: program,
      ifMissing,
      find: async () => inPath(program),
      install: async () => canUseApt() && apt(debianPackage),
      howTo: () => aptCommand(debianPackage) ?? `install ${debianPackage}`,
    },
  ]),
);

/** @param {string} program */
function inPath(program) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}
