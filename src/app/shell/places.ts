import { Award, FileText, FolderOpen, LayoutDashboard, type LucideIcon, PanelsTopLeft, Share2 } from 'lucide-react';
import type { AppPath } from '../route-table.ts';

/** Where the shell leads. `tab`: has a place of its own in a phone's bar. */
export const PLACES = [
  { name: 'dashboard', path: '/dashboard', icon: LayoutDashboard, tab: true },
  { name: 'cv', path: '/cv', icon: FileText, tab: true },
  { name: 'projects', path: '/projects', icon: FolderOpen, tab: true },
  { name: 'achievements', path: '/achievements', icon: Award, tab: false },
  { name: 'portfolio', path: '/portfolio', icon: PanelsTopLeft, tab: true },
  { name: 'share', path: '/share', icon: Share2, tab: false },
] as const satisfies { name: string; path: AppPath | '/dashboard'; icon: LucideIcon; tab: boolean }[];
