/**
 * What travels together. Each group takes what its files import along, unless a group above has it; what no group takes
 * is split by screen. Without them every icon and every button that two screens share is a request of its own.
 */
export const chunkGroups = [
  // What changes with every release of ours must not make browsers fetch React again.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 60 },
  // Without the part that one screen uses: long tables that are drawn in pieces.
  { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/](?!react-virtual|virtual-core)/, priority: 50 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 50 },
  // What every page has.
  {
    name: 'base',
    test: /console[\\/]src[\\/](app[\\/](providers|routing[\\/]router)|ui[\\/]lazy-component|shared[\\/]desktop[\\/]bridge)\.tsx?$/,
    priority: 40,
  },
  // Forms and fields, for visitors who sign in and for nearly every screen behind.
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
  // Lists, and what most of them say of orders.
  {
    name: 'list',
    test: /console[\\/]src[\\/](ui[\\/]list[\\/](list-screen|list-section)|shared[\\/](states|findings[\\/]findings-column|fields[\\/](one-customer-select|category-cascader)|orders[\\/](order-changes|state-filter|use-party|order-page-sizes)|request[\\/]list-source))\.tsx?$/,
    priority: 10,
  },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 5 },
];
