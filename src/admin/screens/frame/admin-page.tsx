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
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SideNav } from '#ui/layout/side-nav.tsx';

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

function AdminNav() {
  const t = useTranslations('admin.destinations');
  const entries = ADMIN_NAVIGATION.map(({ name, path, icon }) => ({
    ...{ path, icon, label: t(name), exact: path === '/admin' },
  }));
  return <SideNav label={t('label')} entries={entries} />;
}
