import { FileText, FolderOpen, Globe, Layers, Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { ShareTargetKind } from '../../../model/share-target.ts';

const ICONS = { portfolio: Globe, project: FolderOpen, cv: FileText, letter: Mail, bundle: Layers };

type Target = { kind: ShareTargetKind; title?: string | undefined; items?: readonly unknown[] | undefined };

/** Returns the kind and the current title of a link's target in a few words. */
export function useTargetText() {
  const t = useTranslations('portfolio-share.target');
  return ({ kind, title, items = [] }: Target) => {
    if (kind === 'portfolio') return t('portfolio');
    if (kind === 'bundle') return t('bundle', { count: items.length });
    return t(kind, { title: title === undefined ? t('gone') : title || t('untitled') });
  };
}

/** Shows the kind and the current title of a link's target. */
export function TargetLine({ target }: { target: Target }) {
  const textOf = useTargetText();
  return (
    <p className="flex items-start gap-1.5 text-text-secondary">
      <Icon of={ICONS[target.kind]} className="mt-0.5" />
      <span dir="auto" className="min-w-0 break-words">
        {textOf(target)}
      </span>
    </p>
  );
}
