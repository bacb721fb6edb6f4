import type { Ability } from '@platen/model/abilities/abilities';
import type { LucideIcon } from 'lucide-react';
import type { RouteTitle } from './routes.messages.ts';

/** What the shell knows about a screen: its place in menu, breadcrumb and title, and who may see it. */
export interface ScreenInfo {
  title: RouteTitle;
  /** One of several is enough; none: being signed in is. */
  ability?: Ability | readonly Ability[];
  /** The path of the index screen above it, for the breadcrumb. */
  parent?: string;
  /**
   * `isOfSite`: the `$id` of the path is that of this installation, of which there is only one. `ability`: required for
   * the menu entry, where the screen itself admits other users too.
   */
  menu?: { icon: LucideIcon; group?: MenuGroup; isOfSite?: boolean; ability?: Ability };
  /** The screen is an action although its path does not end like one (`/new`, `/edit`). */
  isAction?: true;
  /** For a path parameter with few values: the paths that the search offers, and what distinguishes them. */
  ways?: readonly { path: string; title: RouteTitle }[];
  /** Shown in the menu behind the user's name. */
  isInUserMenu?: boolean;
}

export type MenuGroup = 'products' | 'orders' | 'factory' | 'account' | 'application';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenInfo;
  }
}
