import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';

/** A field that was changed both here and elsewhere, with both versions. */
export type FieldConflict = {
  key: string;
  fieldLabel: string;
  mine: ReactNode;
  theirs: ReactNode;
  onResolve: (keep: 'mine' | 'theirs') => void;
};

/** Shows conflicting changes side by side and asks the member to choose one of each. */
export function ConflictList({ conflicts }: { conflicts: readonly FieldConflict[] }) {
  const t = useTranslations('records.editor.conflict');
  const id = useId();
  if (conflicts.length === 0) return null;
  return (
    <section
      data-conflicts=""
      aria-labelledby={id}
      tabIndex={-1}
      className="mt-6 scroll-mt-20 rounded-card border border-border bg-warning-tint p-4 outline-none sm:p-5"
    >
      <h2 id={id} className="font-medium">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-prose text-text-secondary">{t('text')}</p>
      {conflicts.map(({ key, fieldLabel, mine, theirs, onResolve }) => (
        <div key={key} className="mt-4 border-border border-t pt-4">
          <h3 className="font-medium text-text-secondary text-xs">{fieldLabel}</h3>
          <div className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <ConflictSide label={t('mine')}>{mine}</ConflictSide>
            <ConflictSide label={t('theirs')}>{theirs}</ConflictSide>
          </div>
          {/* Where conflicts scroll in a part of the window, the buttons stay in view. */}
          <div className="-mx-4 in-data-notices:sticky bottom-0 in-data-notices:max-sm:mt-3 flex flex-wrap gap-x-4 gap-y-2 in-data-notices:border-border bg-warning-tint in-data-notices:max-sm:border-t px-4 pt-2 in-data-notices:max-sm:pb-2 sm:-mx-5 sm:grid sm:grid-cols-2 sm:justify-items-start sm:px-5">
            <Button aria-label={`${t('keepMine')}: ${fieldLabel}`} onClick={() => onResolve('mine')}>
              {t('keepMine')}
            </Button>
            <Button aria-label={`${t('takeTheirs')}: ${fieldLabel}`} onClick={() => onResolve('theirs')}>
              {t('takeTheirs')}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

const ConflictSide = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-2">
    <p className="text-text-secondary text-xs">{label}</p>
    <div
      dir="auto"
      className="max-h-48 w-full flex-1 overflow-y-auto whitespace-pre-wrap break-words rounded-control border border-border bg-background px-3 py-2"
    >
      {children}
    </div>
  </div>
);
