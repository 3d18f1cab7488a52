import {
  Award,
  FileText,
  FolderOpen,
  LayoutDashboard,
  type LucideIcon,
  PanelsTopLeft,
  Share2,
  ShieldCheck,
} from 'lucide-react';
import { useAuth } from '#identity/components.tsx';
import type { AppPath } from '../route-table.ts';

/** Where the shell leads. `tab`: has a place of its own in a phone's bar. */
const PLACES = [
  { name: 'dashboard', path: '/dashboard', icon: LayoutDashboard, tab: true },
  { name: 'cv', path: '/cv', icon: FileText, tab: true },
  { name: 'projects', path: '/projects', icon: FolderOpen, tab: true },
  { name: 'achievements', path: '/achievements', icon: Award, tab: false },
  { name: 'portfolio', path: '/portfolio', icon: PanelsTopLeft, tab: true },
  { name: 'share', path: '/share', icon: Share2, tab: false },
] as const satisfies { name: string; path: AppPath | '/dashboard'; icon: LucideIcon; tab: boolean }[];

/** Where it leads admins as well. */
const ADMIN_PLACE = { name: 'admin', path: '/admin', icon: ShieldCheck, tab: false } as const;

/** Where the shell leads whoever is signed in. */
export function usePlaces() {
  const auth = useAuth();
  const isAdmin = auth.status === 'signedIn' && auth.user.isAdmin;
  return isAdmin ? [...PLACES, ADMIN_PLACE] : PLACES;
}
