import { useTranslations } from 'use-intl';
import { MIN_PASSWORD_LENGTH, type PasswordLevel } from '../../platform/pure/password-rule.ts';
import { usePasswordStrength } from './use-password-strength.ts';

const FILLS: Record<PasswordLevel, string> = {
  none: 'bg-border',
  weak: 'bg-error',
  good: 'bg-success',
  strong: 'bg-success',
};

const UNKNOWN = { level: 'none', steps: 0, problem: undefined } as const;

type Props = { id: string; password: string; personal: readonly string[] };

/**
 * A strength meter with four steps, a rating and the most useful advice. Announced politely when the rating changes.
 */
export function PasswordMeter({ id, password, personal }: Props) {
  const t = useTranslations('ui.password');
  const { level, steps, problem } = usePasswordStrength(password, personal) ?? UNKNOWN;
  return (
    <div id={id} className="mt-2">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            data-fill={step <= steps || undefined}
            className={`h-1 rounded-full transition-colors ${step <= steps ? FILLS[level] : 'bg-border'}`}
          />
        ))}
      </div>
      <p role="status" className="mt-1 min-h-4 text-text-secondary text-xs">
        {level === 'none' ? (
          t('problems.short', { min: MIN_PASSWORD_LENGTH })
        ) : (
          <>
            <span className="font-medium text-text">{t('strength', { level: t(`levels.${level}`) })}</span>
            {problem && ` · ${t(`problems.${problem}`, { min: MIN_PASSWORD_LENGTH })}`}
          </>
        )}
      </p>
    </div>
  );
}
