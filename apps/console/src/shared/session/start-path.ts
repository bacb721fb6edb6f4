import type { StartScreen } from '@platen/model/start-screens';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from './current-user.ts';

const pathOf: Readonly<Record<StartScreen, string>> = {
  home: '/',
  order_desk: '/order_desk',
  outbounds: '/order_desk?tab=outbounds',
  production_batches: '/production_batches',
  orders: '/orders',
  sku_templates: '/sku_templates',
  image_libraries: '/image_libraries',
  recharges: '/recharges',
  bills: '/bills',
  users: '/users',
};

/** Where somebody starts who has just signed in without asking for a screen. */
export async function findStartPath(client: QueryClient): Promise<string> {
  try {
    const { start_screen } = await client.fetchQuery(currentUserQuery);
    return pathOf[start_screen];
  } catch {
    // The shell asks again, and says what is wrong.
    return pathOf.home;
  }
}
