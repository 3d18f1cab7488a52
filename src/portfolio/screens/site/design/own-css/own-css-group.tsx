import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Icon } from '#ui/icon.tsx';
import { SITE_LIMITS } from '../../../../model/site-shape.ts';
import type { SiteEditor } from '../../site-editor.ts';
import { CssFaultList } from './css-fault-list.tsx';
import { useCssFaults } from './use-css-faults.ts';

/** Field for the member's own style sheet, folded until it is used, with what of it doesn't apply. */
export function OwnCssGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.ownCss');
  const { value, change, faultOf } = editor;
  const { css } = value;
  const id = useId();
  const [isOpen, setIsOpen] = useState(css !== '');
  const faults = useCssFaults(isOpen ? css : '');
  return (
    <section aria-labelledby={id} className="border-border border-t py-6">
      <h2 className="font-medium">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="-mx-1.5 flex min-h-8 items-center gap-1.5 rounded-control px-1.5 hover:bg-hover pointer-coarse:min-h-11"
        >
          <Icon of={ChevronRight} className={`transition-transform ${isOpen ? 'rotate-90' : 'rtl:rotate-180'}`} />
          {t('title')}
        </button>
      </h2>
      {isOpen && (
        <div className="mt-3 grid grid-cols-1 gap-4">
          <p className="text-text-secondary text-xs">{t('lead')}</p>
          <FieldAnchor at="css">
            <TextArea
              label={t('label')}
              hint={t('size', { count: css.length, max: SITE_LIMITS.css })}
              error={faultOf('css')}
              dir="ltr"
              rows={8}
              spellCheck={false}
              autoCapitalize="off"
              autoCorrect="off"
              autoComplete="off"
              style={{ tabSize: 2 }}
              // A sheet is long: its field scrolls instead of growing.
              className="[&_textarea]:max-h-96 [&_textarea]:overflow-auto! [&_textarea]:whitespace-pre [&_textarea]:font-mono [&_textarea]:text-xs [&_textarea]:leading-5"
              value={css}
              onChange={(event) => change({ css: event.target.value })}
            />
          </FieldAnchor>
          <CssFaultList faults={faults} />
        </div>
      )}
    </section>
  );
}
