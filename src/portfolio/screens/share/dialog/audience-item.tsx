import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';

type Props = {
  name: string;
  badge: ReactNode;
  /** Visits and comments in a few words. */
  meta: string;
  open: boolean;
  onToggle: () => void;
  /** Actions beside the heading. */
  actions?: ReactNode;
  /** Everything about it, shown while it is unfolded. */
  children: ReactNode;
};

/** One of the ways by which others see something: a heading that unfolds its options. */
export function AudienceItem({ name, badge, meta, open, onToggle, actions, children }: Props) {
  const t = useTranslations('portfolio-share.dialog');
  const id = useId();
  return (
    <li className={`border-border border-t first:border-t-0 ${open ? '-mx-4 bg-surface px-4' : ''}`}>
      <div className="flex items-center gap-1">
        <h4 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onToggle}
            className="flex min-h-14 w-full items-center gap-3 rounded-control text-start"
          >
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span dir="auto" className="min-w-0 break-words font-medium">
                  {name}
                </span>
                {badge}
              </span>
              <span className="block text-text-secondary text-xs">{meta}</span>
            </span>
            <Icon of={ChevronDown} className={`text-text-secondary transition-transform ${open ? 'rotate-180' : ''}`} />
            <span className="sr-only">{t('options')}</span>
          </button>
        </h4>
        {actions}
      </div>
      {open && <div id={id}>{children}</div>}
    </li>
  );
}
