import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, say } from '../processes.mjs';
import { runNpm } from './npm.mjs';

const sbomFile = join(root, 'apps/server/dist/sbom.cdx.json');

/**
 * Writes what is delivered as a bill of materials (CycloneDX), beside the server that it describes, so that it is in every
 * image. From the lock file: what is installed here may be for another system.
 */
export async function writeSbom() {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
  const { code, output } = await runNpm(['sbom', ...options, '--loglevel=error']);
  if (code !== 0) throw new Error(`npm sbom failed:\n${output}`);
  const sbom = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  /** @type {{ bomFormat: string, components: unknown[] }} */
  const { bomFormat, components } = JSON.parse(sbom);
  if (bomFormat !== 'CycloneDX' || components.length === 0) throw new Error('npm sbom described nothing');
  mkdirSync(dirname(sbomFile), { recursive: true });
  writeFileSync(sbomFile, `${sbom}\n`);
  say(`${components.length} packages are described in ${sbomFile.slice(root.length + 1)}`);
}
