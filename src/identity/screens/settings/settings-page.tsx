import {
  Bell,
  Blocks,
  Database,
  Languages,
  type LucideIcon,
  Palette,
  ShieldCheck,
  UserRound,
  UserRoundCog,
} from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SideNav } from '#ui/layout/side-nav.tsx';
import { SETTINGS_PAGES, type SettingsPageName, sectionOfHash } from './sections.ts';

/** Apart from the pages, whose names and paths belong to the first bundle. */
const ICONS: Record<SettingsPageName, LucideIcon> = {
  account: UserRoundCog,
  profile: UserRound,
  appearance: Palette,
  language: Languages,
  security: ShieldCheck,
  notifications: Bell,
  apps: Blocks,
  data: Database,
};

type Props = {
  name: SettingsPageName;
  lead?: ReactNode;
  action?: ReactNode;
  /** Whether all sections have their final height, so that a link can scroll to one. */
  ready?: boolean;
  children: ReactNode;
};

/** Layout of every page of the settings: the navigation between them, the page header and the sections. */
export function SettingsPage({ name, lead, action, ready = true, children }: Props) {
  const t = useTranslations('app.settings');
  useScrollToSection(ready);
  const entries = SETTINGS_PAGES.map((page) => ({
    ...{ path: page.path, icon: ICONS[page.name], label: t(`pages.${page.name}`), exact: true },
  }));
  return (
    <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,40rem)] lg:gap-12">
      <PageTitle>{t(`pages.${name}`)}</PageTitle>
      <SideNav label={t('title')} entries={entries} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <PageHeader title={t(`pages.${name}`)} lead={lead} action={action} />
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}

/** Scrolls to the section in the fragment of the URL and focuses it, once `ready` is true. */
function useScrollToSection(ready: boolean) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again scrolls again
  useEffect(() => {
    const name = sectionOfHash(hash);
    if (!name || !ready) return;
    // Runs after the shell has focused the heading of the page.
    const timer = setTimeout(() => {
      const section = document.getElementById(name);
      section?.focus({ preventScroll: true });
      section?.scrollIntoView();
    });
    return () => clearTimeout(timer);
  }, [hash, key, ready]);
}
