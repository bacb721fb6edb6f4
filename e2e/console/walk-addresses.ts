import { readdirSync, readFileSync } from 'node:fs';
import { typeOfKind } from '@platen/model/template-kinds';
import type { Caller } from '../callers.ts';

/** A screen as the route list has it. */
interface Route {
  path: string;
  /** None: being signed in is enough. */
  ability: string | undefined;
}

const routingDir = new URL('../../apps/console/src/app/routing/', import.meta.url);

/** Read from the route list itself: a new screen is walked as soon as it exists. */
export const routes: readonly Route[] = readdirSync(routingDir)
  .filter((name) => /routes\.tsx?$/.test(name))
  .flatMap((name) => readFileSync(new URL(name, routingDir), 'utf8').split('createRoute({').slice(1))
  .flatMap((source) => {
    const path = /\bpath: '([^']+)'/.exec(source)?.[1];
    const ability = /\btitle: '\w+',\s*ability: '([^']+)'/.exec(source)?.[1];
    return path === undefined ? [] : [{ path, ability }];
  });

export const publicPaths: readonly string[] = ['/login', '/password'];
/** A shared link is made for who walks without an account. */
export const sharedLinkPath = '/download/$slug';

/** Those that lead elsewhere by design, and a page in a frame, which a journey of its own looks at. */
const notWalked: readonly string[] = ['/setup', '/application/info', '/orders/$id/edit', '/admin_custom_pages/preview'];

/** The addresses of all screens that this person may see, with ids of things that they can see, and of one that they may not. */
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

/** Nothing where there is no such thing for this person. */
async function addressOf(api: Caller, path: string): Promise<string | undefined> {
  const typed = path.replace('$type', 'micro_custom');
  if (!typed.includes('$')) return typed;
  if (path.includes('$orderId')) {
    const { data } = await api('GET /orders', { query: { state_in: ['init', 'paid'], per_page: 100 } });
    const order = data.find(({ sku_template_kind }) => sku_template_kind === 'micro_custom');
    return order && typed.replace('$id', String(order.sku_template_id)).replace('$orderId', String(order.id));
  }
  const id = path.startsWith('/application/') ? (await api('GET /application/info')).id : await firstOf(api, path);
  return id === undefined ? undefined : typed.replace('$id', String(id));
}

/** Screens are named as the lists of the API are, but for these. */
const listOf: Record<string, string> = {
  editor: 'sku_templates',
  'bills/form_orders': 'form_orders',
  admin_custom_pages: 'custom_pages',
};

async function firstOf(api: Caller, path: string): Promise<number | undefined> {
  const name = path.slice(1, path.indexOf('/$'));
  const query = name === 'form_orders' ? { type_eq: typeOfKind.micro_custom } : {};
  // One name stands for all: lists answer alike.
  const { data } = await api(`GET /${listOf[name] ?? name}` as 'GET /form_orders', {
    query: { ...query, per_page: 1 },
  });
  return data[0]?.id;
}
