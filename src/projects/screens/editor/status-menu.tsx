import { Archive, ChevronDown, Globe, PencilLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import type { ProjectStatus } from '../../contract.ts';

type Props = {
  status: Exclude<ProjectStatus, 'draft'>;
  /** A status change is in progress. */
  busy: boolean;
  onStatus: (status: ProjectStatus) => void;
};

const DOT_STYLES = { published: 'bg-success', archived: 'bg-control' };
const CHOICES = [
  { status: 'published', verb: 'publish', icon: Globe },
  { status: 'draft', verb: 'draft', icon: PencilLine },
  { status: 'archived', verb: 'archive', icon: Archive },
] as const;

/** Menu that shows a project's status and changes it. */
export function StatusMenu({ status, busy, onStatus }: Props) {
  const t = useTranslations('projects.manager');
  return (
    <Menu
      align="end"
      trigger={
        <Button busy={busy}>
          <span aria-hidden="true" className={`size-2 rounded-full ${DOT_STYLES[status]}`} />
          {t(`statuses.${status}.one`)}
          <Icon of={ChevronDown} className="text-text-secondary" />
        </Button>
      }
      entries={CHOICES.filter((choice) => choice.status !== status).map(({ status: next, verb, icon }) => ({
        label: t(`verbs.${verb}`),
        icon,
        onSelect: () => onStatus(next),
      }))}
    />
  );
}
