import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { SiteSectionKind } from '../../../../model/sections/section-kinds.ts';
import { ADDABLE, type AddableGroup } from './new-section.ts';
import { SectionPicture } from './section-picture.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onAdd: (kind: SiteSectionKind) => void };

/** The choice of a new section by its picture. */
export function AddSectionDialog({ open, onOpenChange, onAdd }: Props) {
  const t = useTranslations('portfolio-editor.sections');
  const add = (kind: SiteSectionKind) => {
    onOpenChange(false);
    onAdd(kind);
  };
  return (
    <Dialog title={t('addTitle')} size="large" open={open} onOpenChange={onOpenChange}>
      <div className="grid gap-5 pb-3">
        {(Object.keys(ADDABLE) as AddableGroup[]).map((group) => (
          <section key={group} aria-labelledby={`sections-${group}`}>
            <h3 id={`sections-${group}`} className="mb-2 font-medium text-text-secondary text-xs">
              {t(`groups.${group}`)}
            </h3>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5">
              {ADDABLE[group].map((kind) => (
                <li key={kind}>
                  <button
                    type="button"
                    onClick={() => add(kind)}
                    className="group block w-full rounded-card text-start focus-visible:outline-offset-4"
                  >
                    <span className="block overflow-hidden rounded-card border border-border group-hover:border-control">
                      <SectionPicture kind={kind} />
                    </span>
                    <span className="mt-1.5 block font-medium">{t(`kinds.${kind}`)}</span>
                    <span className="block text-text-secondary text-xs">{t(`about.${kind}`)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
