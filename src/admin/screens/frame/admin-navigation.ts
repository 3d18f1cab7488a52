import {
  Activity,
  ChartNoAxesCombined,
  Flag,
  Globe,
  ListChecks,
  type LucideIcon,
  Mail,
  ScrollText,
  Settings2,
  UserPlus,
  Users,
} from 'lucide-react';

/** Entries of the admin navigation. */
export const ADMIN_NAVIGATION = [
  { name: 'dashboard', path: '/admin', icon: ChartNoAxesCombined },
  { name: 'people', path: '/admin/people', icon: Users },
  { name: 'invitations', path: '/admin/invitations', icon: UserPlus },
  { name: 'domains', path: '/admin/domains', icon: Globe },
  { name: 'mail', path: '/admin/mail', icon: Mail },
  { name: 'jobs', path: '/admin/jobs', icon: ListChecks },
  { name: 'reports', path: '/admin/reports', icon: Flag },
  { name: 'audit', path: '/admin/audit', icon: ScrollText },
  { name: 'settings', path: '/admin/settings', icon: Settings2 },
  { name: 'health', path: '/admin/health', icon: Activity },
] as const satisfies { name: string; path: string; icon: LucideIcon }[];
