import { Award, Briefcase, FileText, FolderKanban, Link2, type LucideIcon, NotebookPen, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/overlays/menu.tsx';

const NEW = [
  ['cv', FileText, '/cv#new'],
  ['project', FolderKanban, '/projects/new'],
  ['post', NotebookPen, '/posts/new'],
  ['achievement', Award, '/achievements/new'],
  ['job', Briefcase, '/work/experience/new'],
  ['link', Link2, '/share#new'],
] as const satisfies readonly (readonly [string, LucideIcon, string])[];

/** The primary button of the dashboard: everything that a member can make. */
export function NewMenu() {
  const t = useTranslations('dashboard.new');
  const navigate = useNavigate();
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="primary" icon={Plus}>
          {t('label')}
        </Button>
      }
      entries={NEW.map(([name, icon, path]) => ({ label: t(name), icon, onSelect: () => void navigate(path) }))}
    />
  );
}
