import { Globe, Link2, Lock, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { Access, Who } from './use-access.ts';

const CARDS: readonly { who: Who; icon: LucideIcon }[] = [
  { who: 'nobody', icon: Lock },
  { who: 'link', icon: Link2 },
  { who: 'public', icon: Globe },
];

type Props = Pick<Access, 'who' | 'reasons'> & { busy: boolean; onChange: (who: Who) => void };

/** Choice of who can view something, as three cards. A card that can't be chosen says why. */
export function WhoCards({ who, reasons, busy, onChange }: Props) {
  const t = useTranslations('portfolio-share.dialog.who');
  const id = useId();
  return (
    <fieldset aria-busy={busy || undefined}>
      <legend className="mb-1.5 font-medium text-text-secondary text-xs leading-5">{t('label')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {CARDS.map(({ who: value, icon }) => {
          const reason = who === value ? undefined : reasons[value];
          return (
            <label
              key={value}
              className="relative grid content-start gap-1 rounded-card border border-border p-3 transition-colors not-has-disabled:hover:border-control has-checked:border-primary has-checked:bg-tint has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={id}
                checked={value === who}
                disabled={reason !== undefined}
                aria-disabled={busy || undefined}
                onChange={() => {
                  if (!busy) onChange(value);
                }}
                aria-labelledby={`${id}-${value}`}
                aria-describedby={`${id}-${value}-text`}
                className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
              />
              <Icon of={icon} className={value === who ? 'text-link' : 'text-text-secondary'} />
              <span id={`${id}-${value}`} className={`font-medium ${reason ? 'text-text-secondary' : ''}`}>
                {t(`${value}.name`)}
              </span>
              <span id={`${id}-${value}-text`} className="text-text-secondary text-xs leading-4">
                {reason ?? t(`${value}.text`)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
