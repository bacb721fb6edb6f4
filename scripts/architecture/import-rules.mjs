import { isBuiltin } from 'node:module';

/**
 * What may import what. Each rule answers why an import is wrong, or nothing.
 * To add one: a function in the list below, and a case for it in architecture.test.mjs that fails.
 * `from` is the importing file; `to` is where the import leads, unless that is outside of the repository.
 *
 * @typedef {import('./modules.mjs').Module} Module
 * @typedef {import('./modules.mjs').Import} Import
 * @typedef {{ workspace: string, inner: string }} Place
 * @typedef {(from: Module, each: Import, to: Place | undefined) => string | undefined} ImportRule
 */

/** @type {Record<string, string[]>} */
const packagesBelow = {
  'packages/model': [],
  'packages/design': ['packages/model'],
  'packages/render': ['packages/model', 'packages/design'],
  'packages/ordering': ['packages/model', 'packages/design'],
  'packages/sheet': ['packages/model', 'packages/ordering'],
  'packages/pages': ['packages/model'],
  // render: the tests draw every design; pages: they read every page.
  'packages/demo': ['packages/model', 'packages/design', 'packages/render', 'packages/pages'],
  'packages/contract': ['packages/model', 'packages/design', 'packages/pages'],
  // Only what makes its types: what is packed imports nothing of ours.
  'packages/client': ['packages/contract'],
};

/** What an app may not import, because it is made for the other host. @type {Record<string, RegExp>} */
const foreignEntryPoints = {
  'apps/server': /^@platen\/(pages|render)\/browser(\/|$)/,
  'apps/console': /^@platen\/render\/node(\/|$)/,
};

/** What of the contract the browser loads; the rest of it is schemas. */
const clientEntryPoints = /^@platen\/contract\/(client|request)$/;

/** The floors of an app, the ground first. @type {Record<string, string[]>} */
const floorsOf = {
  'apps/server': ['platform', 'integrations', 'resources', 'demo', 'jobs', 'testing'],
  'apps/console': ['ui', 'shared', 'features', 'app'],
};

/**
 * Districts that may not know another one, in every workspace that has both. Production asks orders what they are and tells
 * them what happened to them; if orders knew production, a new way to produce would change what a customer has bought.
 * @type {Record<string, string[]>}
 */
const unknownDistricts = { orders: ['production'] };

const isTest = (/** @type {string} */ path) => /[.-]test\.tsx?$/.test(path);

/** @type {ImportRule[]} */
export const importRules = [
  function importsWhatIsExported(_, { refusal }) {
    return refusal;
  },

  function staysInside(from, { specifier, target }, to) {
    if (!to || !specifier.startsWith('.') || to.workspace === from.workspace) return undefined;
    // The documentation shows the samples that the tests run: as text, which ties nothing together.
    if (target?.startsWith('examples/') && specifier.endsWith('?raw')) return undefined;
    return `leaves ${from.workspace} by a relative path; a package is entered by the names in its exports`;
  },

  function keepsDirection(from, _, to) {
    if (!to || to.workspace === from.workspace) return undefined;
    if (to.workspace.startsWith('apps/')) return `nothing imports an app, and this is ${to.workspace}`;
    if (from.workspace.startsWith('apps/')) return undefined;
    // What the renderer is held to has every template of the demo in it; the renderer itself knows none.
    if (to.workspace === 'packages/demo' && from.workspace === 'packages/render' && from.inner.startsWith('corpus/'))
      return undefined;
    const below = packagesBelow[from.workspace] ?? [];
    if (below.includes(to.workspace)) return undefined;
    return `${from.workspace} may import ${below.join(' and ') || 'no other package'}, not ${to.workspace}`;
  },

  function runsOnItsHost(from, { specifier }) {
    if (!foreignEntryPoints[from.workspace]?.test(specifier)) return undefined;
    return `${from.workspace} runs where this does not`;
  },

  function schemasStayOutOfTheBrowser(from, { specifier, isLoadedAtOnce }) {
    if (from.workspace !== 'apps/console' || !isLoadedAtOnce || isTest(from.inner)) return undefined;
    if (!specifier.startsWith('@platen/contract/') || clientEntryPoints.test(specifier)) return undefined;
    return 'the console makes calls by their keys; of the rest of the contract it may import types only';
  },

  function packagesArePure(from, { specifier }) {
    // What lies beside src (test scenes, their pictures) is not part of the package.
    if (!from.workspace.startsWith('packages/') || !from.inner.startsWith('src/')) return undefined;
    if (isTest(from.inner)) return undefined;
    const isForNode = /^src\/node[./]/.test(from.inner);
    if (isBuiltin(specifier) && !isForNode)
      return 'packages run in the browser too; only a file named node may use Node';
    const isView = from.workspace === 'packages/pages' && /^src\/(view|blocks)\//.test(from.inner);
    if (/^react(-dom)?(\/|$)/.test(specifier) && !isView)
      return 'packages know no React, only the blocks and the view of pages do';
    return undefined;
  },

  function featuresStayApart(from, _, to) {
    if (from.workspace !== 'apps/console' || to?.workspace !== 'apps/console') return undefined;
    const own = featureOf(from.inner);
    const other = featureOf(to.inner);
    if (own && other && own !== other) return `the feature ${own} may not know ${other}; app/routing composes them`;
    return undefined;
  },

  function floorsLookDown(from, _, to) {
    const floors = floorsOf[from.workspace];
    if (!floors || to?.workspace !== from.workspace || mayImportWholeApp(from.inner)) return undefined;
    const [own, other] = [floorOf(floors, from.inner), floorOf(floors, to.inner)];
    if (own === -1 || other === -1 || other <= own) return undefined;
    return `${floors[own]} lies below ${floors[other]} and may not know it`;
  },

  function districtsKeepDirection(from, _, to) {
    if (to?.workspace !== from.workspace || isTest(from.inner) || from.inner.includes('/testing/')) return undefined;
    const [own, other] = [districtOf(from.inner), districtOf(to.inner)];
    if (!own || !other || !unknownDistricts[own]?.includes(other)) return undefined;
    return `the district ${own} may not know ${other}; ${other} tells it what it needs`;
  },

  function resourcesKeepLayers(from, _, to) {
    if (from.workspace !== 'apps/server' || to?.workspace !== 'apps/server') return undefined;
    const target = resourceOf(to.inner);
    if (!target) return undefined;
    const own = resourceOf(from.inner);
    if (own && from.inner.endsWith('.routes.ts') && (own !== target || !to.inner.endsWith('.service.ts'))) {
      return 'routes call the service of their own resource, and nothing else of any';
    }
    return undefined;
  },
];

/**
 * `src/resources/orders/…` on the server, `src/features/orders/…` in the console, `src/orders/…` in a package.
 * @param {string} inner
 */
function districtOf(inner) {
  return /^src\/(?:(?:resources|features)\/)?([^/]+)\//.exec(inner)?.[1];
}

/**
 * A feature is a folder in its district.
 * @param {string} inner
 */
function featureOf(inner) {
  return /^src\/features\/[^/]+\/([^/]+)\//.exec(inner)?.[1];
}

/** @param {string} inner */
function resourceOf(inner) {
  return /^src\/resources\/[^/]+\/([^/]+)\//.exec(inner)?.[1];
}

/**
 * Tests drive the whole app, whatever they are about. Those of the platform and of integrations do not: both have to stand
 * without the business.
 * @param {string} inner
 */
function mayImportWholeApp(inner) {
  return !/^src\/(platform|integrations)\//.test(inner) && (isTest(inner) || inner.includes('/testing/'));
}

/**
 * @param {string[]} floors
 * @param {string} inner
 */
function floorOf(floors, inner) {
  return floors.findIndex((floor) => inner.startsWith(`src/${floor}/`));
}
