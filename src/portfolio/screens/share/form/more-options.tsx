import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { OptionFields } from './option-fields.tsx';
import type { ShareForm } from './use-share-form.ts';

/** Rarely needed options, collapsed until the member opens them or one has an error. */
export function MoreOptions({ form }: { form: ShareForm }) {
  const t = useTranslations('portfolio-share.form');
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const { id: _target, label: _label, ...faults } = form.faults;
  const open = isExpanded || Object.values(faults).some((fault) => fault !== undefined);
  return (
    <div className="border-border border-t pt-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setIsExpanded(!open)}
        className="-mx-1.5 flex min-h-8 items-center gap-1.5 rounded-control px-1.5 text-start font-medium text-text-secondary hover:bg-hover hover:text-text pointer-coarse:min-h-11"
      >
        <Icon of={ChevronRight} className={`transition-transform ${open ? 'rotate-90' : 'rtl:rotate-180'}`} />
        {t('more')}
        {!open && <span className="font-normal text-xs">{t('moreHint')}</span>}
      </button>
      {open && (
        <div id={id} className="pt-4">
          <OptionFields form={form} />
        </div>
      )}
    </div>
  );
}
