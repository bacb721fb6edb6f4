import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packageVersion } from './platform/http/console-files.ts';
import { createApiDocuments } from './resources/connections/api-documents/api-documents.routes.ts';

// The last step of the build, which runs it beside the built server.
const consoleDir = fileURLToPath(new URL('../../console', import.meta.url));
const documents = createApiDocuments(packageVersion(consoleDir));
await writeFile(new URL('./api-documents.json', import.meta.url), JSON.stringify(documents));
