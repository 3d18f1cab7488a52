import { Circle, CircleCheck, X } from 'lucide-react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Icon } from '#ui/icon.tsx';
import type { OnboardingStep } from '../../contract.ts';
import { STEP_ROUTES } from './step-routes.ts';
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
        <IconButton name={t('dismiss')} icon={X} className="-me-2 -mt-2" onClick={dismiss} />
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

/** A step of the onboarding checklist: a tick if done, otherwise a link to the screen where it is completed. */
function OnboardingStepItem({ step, isDone }: { step: OnboardingStep; isDone: boolean }) {
  const t = useTranslations('dashboard.steps');
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Icon
        of={isDone ? CircleCheck : Circle}
        className={`mt-0.5 ${isDone ? 'text-success' : 'text-text-secondary'}`}
      />
      <div className="min-w-0">
        <p className="font-medium">
          {isDone ? (
            <>
              <span className="sr-only">{`${t('done')}: `}</span>
              <span className="text-text-secondary">{t(`${step}.title`)}</span>
            </>
          ) : (
            <Link render={<RouterLink to={STEP_ROUTES[step]} />}>{t(`${step}.title`)}</Link>
          )}
        </p>
        {!isDone && <p className="text-text-secondary text-xs">{t(`${step}.text`)}</p>}
      </div>
    </li>
  );
}
