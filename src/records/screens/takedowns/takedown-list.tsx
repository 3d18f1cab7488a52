import { Flag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { Takedown } from '../../contract-takedowns.ts';

/** Lists what an admin took down, with the reasons. */
export function TakedownList({ items, className = '' }: { items: readonly Takedown[]; className?: string }) {
  const t = useTranslations('takedowns');
  return (
    <section aria-label={t('label')} className={`rounded-card bg-warning-tint px-4 py-3 ${className}`}>
      <ul className="grid gap-3">
        {items.map(({ target: { kind, id }, title, reason }) => (
          <li key={kind + id} className="flex items-start gap-2">
            <Icon of={Flag} className="mt-0.5 text-warning" />
            <div className="min-w-0">
              <p>
                <strong className="font-medium">{t(`down.${kind}`, { title })}</strong> {t('text')}
              </p>
              <p dir="auto" className="whitespace-pre-line break-words text-text-secondary">
                {reason}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
