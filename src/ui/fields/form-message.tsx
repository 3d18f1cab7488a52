import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { retryAfterSeconds } from '#platform/pure/api-errors.ts';
import { toWaitUnit } from '#platform/pure/wait-unit.ts';
import { useCountdown } from '../feedback/use-countdown.ts';
import { Icon } from '../icon.tsx';

type Props = { form: { message: string | undefined; failure: unknown }; className?: string };

/** Shows the error of a whole form. A retry countdown is visual only and is not announced. */
export function FormMessage({ form: { message, failure }, className = '' }: Props) {
  const t = useTranslations('ui.form');
  const wait = retryAfterSeconds(failure);
  const secondsLeft = useCountdown(wait ?? 0, failure);
  return (
    <div role="alert" className={`empty:hidden ${className}`}>
      {message && (
        <p className="flex items-start gap-2 rounded-control bg-error-tint px-3 py-2 text-error">
          <Icon of={TriangleAlert} className="mt-0.5" />
          {wait === undefined ? (
            <span className="min-w-0 break-words">{message}</span>
          ) : (
            <>
              <span className="sr-only">{message}</span>
              <span aria-hidden="true" className="min-w-0 tabular-nums">
                {secondsLeft > 0 ? t('wait', toWaitUnit(secondsLeft)) : t('again')}
              </span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
