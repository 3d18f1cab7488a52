import { Circle, CircleCheck } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { OnboardingStep } from '../../contract.ts';
import { STEP_ROUTES } from './step-routes.ts';

/** A step of the onboarding checklist: a tick if done, otherwise a link to the screen where it is completed. */
export function OnboardingStepItem({ step, isDone }: { step: OnboardingStep; isDone: boolean }) {
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
