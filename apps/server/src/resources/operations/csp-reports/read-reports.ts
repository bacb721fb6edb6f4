import { z } from 'zod';

/** A report in our own words; strangers write it, so everything is short and nothing identifies a person. */
export interface Violation {
  page: string;
  directive: string;
  blocked: string;
  source: string;
}

const reportsMax = 20;
const lengthMax = 200;

/** `application/csp-report`, which older browsers send. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().default(''),
    'source-file': z.string().default(''),
    'line-number': z.int().optional(),
  }),
});

/** `application/reports+json`, which browsers with the Reporting API send. */
const collected = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: z.string(),
      effectiveDirective: z.string(),
      blockedURL: z.string().nullish(),
      sourceFile: z.string().nullish(),
      lineNumber: z.int().nullish(),
    }),
  }),
);

/** What a browser reports; nothing if it is none of the two formats. */
export function readReports(text: string): Violation[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  const one = single.safeParse(json);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? '';
    return [
      violationOf(
        report['document-uri'],
        directive,
        report['blocked-uri'],
        report['source-file'],
        report['line-number'],
      ),
    ];
  }
  const several = collected.safeParse(json);
  if (!several.success) return [];
  return several.data
    .slice(0, reportsMax)
    .map(({ body }) =>
      violationOf(body.documentURL, body.effectiveDirective, body.blockedURL, body.sourceFile, body.lineNumber),
    );
}

function violationOf(
  documentUrl: string,
  directive: string,
  blocked: string | null | undefined,
  sourceFile: string | null | undefined,
  line: number | null | undefined,
): Violation {
  const source = sourceFile ? `${pathOf(sourceFile)}${line ? `:${line}` : ''}` : '';
  return {
    page: storable(pagePath(documentUrl)),
    directive: storable(directive),
    blocked: storable(originOf(blocked ?? '')),
    source: storable(source),
  };
}

/** `/orders/7?token=x` → `/orders/*`: numbers and secrets in a path would make every report one of its own. */
function pagePath(address: string): string {
  return pathOf(address)
    .split('/')
    .map((part) => (/^[a-z_]*$/.test(part) ? part : '*'))
    .join('/');
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}

/** Keywords such as `inline` stay as they are. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked;
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}

/** PostgreSQL cannot store null characters in text. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, lengthMax);
}
