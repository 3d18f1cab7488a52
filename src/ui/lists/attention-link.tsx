import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../icon.tsx';

/** A matter that needs attention, and the address of the screen where it is settled. */
export type AttentionMatter = { icon: LucideIcon; tone: 'error' | 'warning' | 'quiet'; to: string };

const CLASS_BY_TONE = { error: 'text-error', warning: 'text-warning', quiet: 'text-text-secondary' };

/** Row of a list of matters that need attention. */
export const AttentionLink = ({ icon, tone, title, text, to }: AttentionMatter & { title: string; text: string }) => (
  <div className="border-border border-b">
    <RouterLink to={to} className="group flex items-start gap-3 rounded-[4px] py-3">
      <Icon of={icon} className={`mt-0.5 ${CLASS_BY_TONE[tone]}`} />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-medium group-hover:text-link">{title}</span>
        <span className="block break-words text-text-secondary">{text}</span>
      </span>
      <Icon of={ChevronRight} className="mt-0.5 text-text-secondary rtl:rotate-180" />
    </RouterLink>
  </div>
);
