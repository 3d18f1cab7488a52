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
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useScrollRow } from '#ui/layout/use-scroll-row.ts';

/** Entries of the admin navigation. */
const ADMIN_NAVIGATION = [
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

type Props = {
  title: string;
  lead?: ReactNode;
  /** Breadcrumb to the parent screen, for nested screens. */
  trail?: ReactNode;
  /** Main action of the screen. */
  action?: ReactNode;
  children?: ReactNode;
};

/** Layout of every admin screen: navigation and page header. */
export function AdminPage({ title, lead, trail, action, children }: Props) {
  return (
    <div className="lg:grid lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:gap-10">
      <PageTitle>{title}</PageTitle>
      <AdminNav />
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <PageHeader title={title} lead={lead} trail={trail} action={action} />
        {children}
      </div>
    </div>
  );
}

/** Admin navigation: a column on wide screens, a scrolling row on others. */
function AdminNav() {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const row = useScrollRow(pathname, ADMIN_NAVIGATION.length);
  return (
    <nav
      ref={row}
      aria-label={t('destinations.label')}
      className="-mx-4 mb-6 scroll-row flex gap-1 px-4 sm:-mx-8 sm:px-8 lg:sticky lg:top-8 lg:mx-0 lg:mb-0 lg:flex-col lg:self-start lg:overflow-visible lg:px-0"
    >
      {ADMIN_NAVIGATION.map(({ name, path, icon }) => (
        <NavLink
          key={name}
          to={path}
          end={path === '/admin'}
          className="flex h-9 shrink-0 items-center gap-2.5 rounded-control px-2.5 text-text-secondary hover:bg-tint hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-text pointer-coarse:h-11"
        >
          <Icon of={icon} />
          {t(`destinations.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
