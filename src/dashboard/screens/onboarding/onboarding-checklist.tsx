import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { OnboardingStepItem } from './onboarding-step.tsx';
import type { Onboarding } from './use-onboarding.ts';

/** Onboarding checklist, from an empty account to a first share link. Steps are ticked off automatically. */
export function OnboardingChecklist({ onboarding }: { onboarding: Onboarding }) {
  const t = useTranslations('dashboard.steps');
  const id = useId();
  if (!onboarding.isVisible) return null;
  const doneCount = onboarding.steps.filter(({ isDone }) => isDone).length;
  const dismiss = () => {
    onboarding.dismiss();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby={id} className="mb-10 rounded-card border border-border bg-surface p-4 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="font-medium">
            {t('title')}
          </h2>
          <p className="text-text-secondary">{t('progress', { done: doneCount, all: onboarding.steps.length })}</p>
        </div>
        <IconButton name={t('putAway')} icon={X} className="-me-2 -mt-2" onClick={dismiss} />
      </div>
      <ProgressBar label={t('title')} value={doneCount / onboarding.steps.length} />
      <ol className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-5">
        {onboarding.steps.map(({ step, isDone }) => (
          <OnboardingStepItem key={step} step={step} isDone={isDone} />
        ))}
      </ol>
    </section>
  );
}
