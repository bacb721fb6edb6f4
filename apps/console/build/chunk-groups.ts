/**
 * Which modules share a chunk. Each group includes what its files import, unless a group above already has it;
 * everything else is split by screen. Without groups, each icon and button that two screens share would be a request of
 * its own.
 */
export const chunkGroups = [
  // Our code changes with every release and must not make browsers download React again.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 60 },
  // Without the virtualized tables, which only one screen uses.
  { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/](?!react-virtual|virtual-core)/, priority: 50 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 50 },
  // What every page needs.
  {
    name: 'base',
    test: /console[\\/]src[\\/](app[\\/](providers|routing[\\/]router)|ui[\\/]lazy-component|shared[\\/]desktop[\\/]bridge)\.tsx?$/,
    priority: 40,
  },
  // Forms and fields: needed for signing in and for nearly every screen.
  {
    name: 'form',
    test: /antd[\\/]es[\\/](form|input)[\\/]index\.js$|console[\\/]src[\\/]features[\\/]accounts[\\/]login[\\/]login\.form\.tsx$/,
    priority: 30,
  },
  {
    name: 'shell',
    test: /console[\\/]src[\\/](app[\\/](shell[\\/](shell-header|menu-drawer|sider)|screens[\\/]no-access)|shared[\\/](files[\\/]files-provider|session[\\/]current-user))\.tsx?$/,
    priority: 20,
  },
  // Lists, and what most of them show about orders.
  {
    name: 'list',
    test: /console[\\/]src[\\/](ui[\\/]list[\\/](list-screen|list-section)|shared[\\/](states|findings[\\/]findings-column|fields[\\/](one-customer-select|category-cascader)|orders[\\/](order-changes|state-filter|use-party|order-page-sizes)|request[\\/]list-source))\.tsx?$/,
    priority: 10,
  },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 5 },
];
