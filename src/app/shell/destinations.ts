import {
  Briefcase,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  PanelsTopLeft,
  Settings,
  Share2,
  ShieldCheck,
} from 'lucide-react';
import { useAuth } from '#identity/components.tsx';
import type { AppPath } from '../route-table.ts';

/** The navigation entries. `tab`: shown in the tab bar on phones. */
const DESTINATIONS = [
  { name: 'dashboard', path: '/dashboard', icon: LayoutDashboard, tab: true },
  { name: 'cv', path: '/cv', icon: FileText, tab: true },
  { name: 'work', path: '/work', icon: Briefcase, tab: true },
  { name: 'portfolio', path: '/portfolio', icon: PanelsTopLeft, tab: true },
  { name: 'share', path: '/share', icon: Share2, tab: false },
] as const satisfies { name: string; path: AppPath | '/dashboard'; icon: LucideIcon; tab: boolean }[];

/** The settings, apart from the work. */
export const SETTINGS_DESTINATION = { name: 'settings', path: '/settings', icon: Settings, tab: false } as const;

/** The sections of the work with addresses of their own. */
export const WORK_DESTINATIONS = [
  { name: 'projects', path: '/projects' },
  { name: 'posts', path: '/posts' },
  { name: 'achievements', path: '/achievements' },
  { name: 'testimonials', path: '/testimonials' },
] as const;

/** Paths that belong to a destination without being below it. */
const FURTHER_PATHS: Readonly<Record<string, readonly string[]>> = {
  '/work': WORK_DESTINATIONS.map(({ path }) => path),
  [SETTINGS_DESTINATION.path]: ['/profile'],
};

/** Reports whether a path belongs to a destination. */
export const isWithin = (destination: string, path: string) =>
  [destination, ...(FURTHER_PATHS[destination] ?? [])].some((start) => path === start || path.startsWith(`${start}/`));

/** The additional entry for admins. */
const ADMIN_DESTINATION = { name: 'admin', path: '/admin', icon: ShieldCheck, tab: false } as const;

/** Returns the navigation entries for the signed-in member. */
export function useDestinations() {
  const auth = useAuth();
  const isAdmin = auth.status === 'signedIn' && auth.user.isAdmin;
  return isAdmin ? [...DESTINATIONS, ADMIN_DESTINATION] : DESTINATIONS;
}
