import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { OneStep } from './one-step.tsx';
import type { Path } from './use-path.ts';

/** Onboarding checklist, from an empty account to a first share link. Steps are ticked off automatically. */
export function FirstSteps({ path }: { path: Path }) {
  const t = useTranslations('dashboard.steps');
  const id = useId();
  if (!path.isShown) return null;
  const done = path.steps.filter(({ isDone }) => isDone).length;
  const putAway = () => {
    path.putAway();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby={id} className="mb-10 rounded-card border border-border bg-surface p-4 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="font-medium">
            {t('title')}
          </h2>
          <p className="text-text-secondary">{t('progress', { done, all: path.steps.length })}</p>
        </div>
        <IconButton name={t('putAway')} icon={X} className="-me-2 -mt-2" onClick={putAway} />
      </div>
      <ProgressBar label={t('title')} value={done / path.steps.length} />
      <ol className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-5">
        {path.steps.map(({ step, isDone }) => (
          <OneStep key={step} step={step} isDone={isDone} />
        ))}
      </ol>
    </section>
  );
}
