import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { CommentGroups, type GroupProps } from './comment-groups.tsx';

/** What is done with, folded away. */
export function ResolvedComments(groups: GroupProps) {
  const t = useTranslations('cv-comments.review');
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = groups.comments.length;
  if (count === 0) return null;
  return (
    <section className="border-border border-t pt-3">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="-mx-1.5 flex min-h-8 items-center gap-1.5 rounded-control px-1.5 font-medium text-text-secondary hover:bg-hover hover:text-text pointer-coarse:min-h-11"
        >
          <Icon of={ChevronRight} className={`transition-transform ${open ? 'rotate-90' : 'rtl:rotate-180'}`} />
          {t('resolved', { count })}
        </button>
      </h3>
      {open && (
        <div id={id} className="grid grid-cols-1 gap-3 pt-2">
          <CommentGroups {...groups} />
        </div>
      )}
    </section>
  );
}
