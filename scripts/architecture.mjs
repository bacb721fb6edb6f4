import { pathToFileURL } from 'node:url';
import { findBusinessWords } from './architecture/business-words.mjs';
import { findCycles } from './architecture/cycles.mjs';
import { findDecisionFaults } from './architecture/decisions.mjs';
import { fileRules } from './architecture/file-rules.mjs';
import { importRules } from './architecture/import-rules.mjs';
import { readModules } from './architecture/modules.mjs';
import { findMutualImports } from './architecture/mutual-imports.mjs';
import { findEarlyLoads } from './architecture/on-demand.mjs';
import { knowsNoProduction } from './architecture/production-words.mjs';
import { findQueryViolations } from './architecture/public-queries.mjs';
import { findTableViolations } from './architecture/table-rules.mjs';
import { root } from './processes.mjs';

/**
 * Everything in the sources of a repository that breaks a rule of the architecture (docs/architecture.md), one line each.
 * @param {string} repository
 * @returns {string[]}
 */
export function checkArchitecture(repository) {
  const modules = readModules(repository);
  const wrongFiles = modules.flatMap((module) =>
    [...fileRules, knowsNoProduction].flatMap((rule) => complaint(module.file, rule(module))),
  );
  const wrongImports = modules.flatMap((module) =>
    module.imports.flatMap((each) => {
      const to = each.target === undefined ? undefined : placeOf(each.target);
      return importRules.flatMap((rule) =>
        complaint(`${module.file}: imports ${each.specifier}`, rule(module, each, to)),
      );
    }),
  );
  const cycles = findCycles(modules).map((files) => `${files[0]}: is in a cycle: ${files.join(' → ')}`);
  return [
    ...wrongFiles,
    ...wrongImports,
    ...cycles,
    ...findMutualImports(modules),
    ...findEarlyLoads(modules),
    ...findTableViolations(modules),
    ...findQueryViolations(modules),
    ...findBusinessWords(modules),
    ...findDecisionFaults(repository),
  ];
}

/** @param {string} path */
function placeOf(path) {
  const [group, name, ...inner] = path.split('/');
  return { workspace: `${group}/${name}`, inner: inner.join('/') };
}

/**
 * @param {string} subject
 * @param {string | undefined} reason
 */
function complaint(subject, reason) {
  return reason === undefined ? [] : [`${subject}: ${reason}`];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = checkArchitecture(root);
  for (const line of complaints) console.error(line);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
