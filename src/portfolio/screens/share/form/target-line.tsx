import { FileText, FolderOpen, Globe } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { Share } from '../../../contract.ts';

const ICONS = { portfolio: Globe, project: FolderOpen, cv: FileText };

/** Shows the kind and current title of a link's target. */
export function TargetLine({ target: { kind, title } }: Pick<Share, 'target'>) {
  const t = useTranslations('portfolio-share.target');
  return (
    <p className="flex items-start gap-1.5 text-text-secondary">
      <Icon of={ICONS[kind]} className="mt-0.5" />
      <span dir="auto" className="min-w-0 break-words">
        {kind === 'portfolio' ? t('portfolio') : t(kind, { title: title ?? t('gone') })}
      </span>
    </p>
  );
}
