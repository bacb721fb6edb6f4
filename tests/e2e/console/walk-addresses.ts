import { readdirSync, readFileSync } from 'node:fs';
import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import type { Caller } from '../callers.ts';

/** A screen of the route list. */
interface Route {
  path: string;
  /** Undefined if being signed in is sufficient. */
  ability: string | undefined;
}

const routingDir = new URL('../../../apps/console/src/app/routing/', import.meta.url);

/** Read from the route list, so that a new screen is checked as soon as it exists. */
export const routes: readonly Route[] = readdirSync(routingDir)
  .filter((name) => /routes\.tsx?$/.test(name))
  .flatMap((name) => readFileSync(new URL(name, routingDir), 'utf8').split('createRoute({').slice(1))
  .flatMap((source) => {
    const path = /\bpath: '([^']+)'/.exec(source)?.[1];
    const ability = /\btitle: '\w+',\s*ability: \[?'([^']+)'/.exec(source)?.[1];
    return path === undefined ? [] : [{ path, ability }];
  });

export const publicPaths: readonly string[] = ['/login', '/password'];
/** Created for the visitor without an account. */
export const sharedLinkPath = '/download/$slug';

/** Routes that redirect, and a page in an iframe, which has its own journey. */
const notWalked: readonly string[] = ['/setup', '/application/info', '/orders/$id/edit', '/admin_custom_pages/preview'];

/** The URLs of all screens that a caller may see, with ids of visible records and of one that is not accessible. */
export async function addressesFor(api: Caller): Promise<string[]> {
  const abilities: Record<string, string[]> = await api('GET /mine/abilities');
  const isOpen = ({ ability = '' }: Route) => {
    const [resource = '', action = ''] = ability.split('.');
    return ability === '' || abilities[resource]?.includes(action);
  };
  const inside = routes.filter(({ path }) => ![...publicPaths, ...notWalked, sharedLinkPath].includes(path));
  const closed = inside.find((route) => !isOpen(route) && !route.path.includes('$'));
  const walked = [...inside.filter(isOpen), ...(closed ? [closed] : [])];
  const addresses = await Promise.all(walked.map(({ path }) => addressOf(api, path)));
  return ['/nowhere', ...addresses.flatMap((address) => address ?? [])];
}

/** Undefined if the caller can see no such record. */
async function addressOf(api: Caller, path: string): Promise<string | undefined> {
  const typed = path.replace('$type', 'micro_custom');
  if (!typed.includes('$')) return typed;
  if (path.includes('$orderId')) {
    const { data } = await api('GET /orders', { query: { state_in: ['init', 'paid'], per_page: 100 } });
    const order = data.find(({ sku_template_kind }) => sku_template_kind === 'micro_custom');
    return order && typed.replace('$id', String(order.sku_template_id)).replace('$orderId', String(order.id));
  }
  const id = path.startsWith('/application/') ? (await api('GET /application/info')).id : await oldestOf(api, path);
  return id === undefined ? undefined : typed.replace('$id', String(id));
}

/** The screens whose list in the API has a different name. */
const listOf: Record<string, string> = {
  editor: 'sku_templates',
  'bills/form_orders': 'form_orders',
  admin_custom_pages: 'custom_pages',
};

/** The oldest one: what another journey makes may be deleted again before it is visited. */
async function oldestOf(api: Caller, path: string): Promise<number | undefined> {
  const name = path.slice(1, path.indexOf('/$'));
  const query = name === 'form_orders' ? { type_eq: typeOfKind.micro_custom } : {};
  // Typed as one of the lists, because all lists have the same response shape.
  const { data } = await api(`GET /${listOf[name] ?? name}` as 'GET /form_orders', {
    query: { ...query, per_page: 100 },
  });
  return data.at(-1)?.id;
}
