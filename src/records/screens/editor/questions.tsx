import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

/** A field that was changed both here and elsewhere, with both versions. */
export type Question = {
  key: string;
  about: string;
  mine: ReactNode;
  theirs: ReactNode;
  onSettle: (keep: 'mine' | 'theirs') => void;
};

/** Shows conflicting changes side by side and asks the member to choose one of each. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('records.editor.conflict');
  const id = useId();
  if (questions.length === 0) return null;
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
      {questions.map(({ key, about, mine, theirs, onSettle }) => (
        <div key={key} className="mt-4 border-border border-t pt-4">
          <h3 className="font-medium text-text-secondary text-xs">{about}</h3>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <Side label={t('mine')} keep={t('keepMine')} about={about} onKeep={() => onSettle('mine')}>
              {mine}
            </Side>
            <Side label={t('theirs')} keep={t('takeTheirs')} about={about} onKeep={() => onSettle('theirs')}>
              {theirs}
            </Side>
          </div>
        </div>
      ))}
    </section>
  );
}

type SideProps = { label: string; keep: string; about: string; onKeep: () => void; children: ReactNode };

const Side = ({ label, keep, about, onKeep, children }: SideProps) => (
  <div className="flex min-w-0 flex-col items-start gap-2">
    <p className="text-text-secondary text-xs">{label}</p>
    <div
      dir="auto"
      className="max-h-48 w-full flex-1 overflow-y-auto whitespace-pre-wrap break-words rounded-control border border-border bg-background px-3 py-2"
    >
      {children}
    </div>
    <Button aria-label={`${keep}: ${about}`} onClick={onKeep}>
      {keep}
    </Button>
  </div>
);
