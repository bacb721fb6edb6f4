/**
 * What `npm audit --json` said: how many packages have a known vulnerability of level high or critical, or why nobody
 * knows. A registry that does not answer must never look like one that knows of nothing.
 * @param {string} output
 * @returns {{ kind: 'checked', packages: string[] } | { kind: 'unreachable', reason: string }}
 */
export function auditOutcome(output) {
  /** @type {{ vulnerabilities?: Record<string, { name: string, severity: string }>, message?: string }} */
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return { kind: 'unreachable', reason: output.trim() || 'npm said nothing' };
  }
  if (!report.vulnerabilities) return { kind: 'unreachable', reason: report.message ?? 'the answer has no findings' };
  const severe = Object.values(report.vulnerabilities).filter(({ severity }) => /^(high|critical)$/.test(severity));
  return { kind: 'checked', packages: severe.map(({ name, severity }) => `${name} (${severity})`) };
}
