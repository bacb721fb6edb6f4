import type { StartScreen } from '@platen/model/accounts/start-screens';
import type { QueryClient } from '@tanstack/react-query';
import { canBy, type RequiredAbility } from './abilities.tsx';
import { abilitiesQuery, currentUserQuery } from './current-user.ts';

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

/**
 * Where somebody starts who has just signed in without asking for a screen. `abilityOf`: what the screen of a path
 * requires; whoever lacks it starts at home.
 */
export async function findStartPath(
  client: QueryClient,
  abilityOf: (path: string) => RequiredAbility,
): Promise<string> {
  try {
    const [{ start_screen }, abilities] = await Promise.all([
      client.fetchQuery(currentUserQuery),
      client.fetchQuery(abilitiesQuery),
    ]);
    const path = pathOf[start_screen];
    return canBy(abilities)(abilityOf(path)) ? path : pathOf.home;
  } catch {
    // The shell asks again, and says what is wrong.
    return pathOf.home;
  }
}
