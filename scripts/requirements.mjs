import { packages } from './install.mjs';
import { say } from './processes.mjs';

/**
 * Something on the machine that a command needs and that can be installed.
 * @typedef {object} Requirement
 * @property {string} name as it is told to the person at the terminal
 * @property {() => Promise<string | undefined>} find where it is, or nothing
 * @property {() => Promise<unknown>} install never throws; whether it worked, `find` says
 * @property {() => string} howTo what a person would do to install it
 * @property {string} [ifMissing] what is lost without it, where the command can go on
 */

/**
 * Finds what a command needs and installs what is missing, after one line that says so. Where nothing may be installed,
 * or it cannot be, each missing thing is named with the way to get it, and the command ends.
 * @template {Record<string, Requirement>} R
 * @param {R} requirements
 * @param {{ mayInstall?: boolean }} [options]
 * @returns {Promise<Record<keyof R, string>>} where each of them is
 */
export async function ensureRequirements(requirements, { mayInstall = true } = {}) {
  // The packages come first: where Playwright would keep its browser, only Playwright knows.
  const wanted = Object.entries({ packages, ...requirements });
  /** @type {Record<string, string>} */
  const found = {};
  let missing = await findMissing(wanted, found);
  if (missing.length > 0 && mayInstall) {
    say(`installing ${missing.map(({ name }) => name).join(', ')} (--no-install leaves that to you) …`);
    for (const { install } of missing) await install();
    missing = await findMissing(wanted, found);
  }
  reportMissing(missing);
  return /** @type {Record<keyof R, string>} */ (found);
}

/**
 * @param {[string, Requirement][]} wanted
 * @param {Record<string, string>} found where each is, filled in here
 */
async function findMissing(wanted, found) {
  /** @type {Requirement[]} */
  const missing = [];
  for (const [key, requirement] of wanted) {
    const where = found[key] ?? (await requirement.find());
    if (where === undefined) missing.push(requirement);
    else found[key] = where;
  }
  return missing;
}

/** @param {Requirement[]} missing */
function reportMissing(missing) {
  for (const { name, howTo, ifMissing } of missing) {
    console.error(`platen: missing: ${name}${ifMissing ? ` (${ifMissing})` : ''}. To install: ${howTo()}`);
  }
  if (missing.some(({ ifMissing }) => ifMissing === undefined)) process.exit(1);
}
