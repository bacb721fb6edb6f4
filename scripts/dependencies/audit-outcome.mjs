/** @typedef {'low' | 'moderate' | 'high' | 'critical'} Severity */
/** @typedef {{ name: string, severity: Severity }} Finding of the registry: a package with a known vulnerability */
/**
 * @typedef {object} Accepted a finding that waits for its fix, in `accepted-vulnerabilities.json`
 * @property {string} name of the package
 * @property {Severity} severity that the registry says
 * @property {string} foundOn the day on which `npm run audit` named it first, `2026-11-17`
 * @property {string} reason why it can wait, and for what
 */

/**
 * How long a package with a known vulnerability may be delivered, in days since it was found; `SECURITY.md` promises it.
 * @type {Readonly<Record<Severity, number>>}
 */
export const remediationDays = { critical: 3, high: 14, moderate: 60, low: 180 };

/**
 * What `npm audit --json` said: the packages with a known vulnerability, or why nobody knows. A registry that does not answer
 * must never look like one that knows of nothing.
 * @param {string} output
 * @returns {{ kind: 'checked', findings: Finding[] } | { kind: 'unreachable', reason: string }}
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
  const findings = Object.values(report.vulnerabilities).map(({ name, severity }) => ({
    name,
    // What the registry calls otherwise (`info`) can wait as long as the least.
    severity: isSeverity(severity) ? severity : /** @type {const} */ ('low'),
  }));
  return { kind: 'checked', findings };
}

/** @param {string} text @returns {text is Severity} */
function isSeverity(text) {
  return Object.hasOwn(remediationDays, text);
}

/**
 * What has to be done today: findings that nobody has recorded, recorded ones whose time is over, and records of what is fixed.
 * @param {readonly Finding[]} findings
 * @param {readonly Accepted[]} accepted
 * @param {Date} today
 * @returns {string[]} a line each
 */
export function dueFindings(findings, accepted, today) {
  const unrecorded = findings.flatMap(({ name, severity }) => {
    const record = accepted.find((each) => each.name === name && each.severity === severity);
    if (!record) return [`${name} (${severity}): update it, or record it with today's date and a reason`];
    const ageDays = (today.getTime() - new Date(record.foundOn).getTime()) / (24 * 3600 * 1000);
    // A date that cannot be read is no excuse.
    if (ageDays <= remediationDays[severity]) return [];
    return [`${name} (${severity}): found on ${record.foundOn}, to be fixed in ${remediationDays[severity]} days`];
  });
  const fixed = accepted.filter(
    (record) => !findings.some(({ name, severity }) => name === record.name && severity === record.severity),
  );
  return [...unrecorded, ...fixed.map(({ name, severity }) => `${name} (${severity}): is fixed, remove its record`)];
}
