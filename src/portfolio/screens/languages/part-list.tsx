import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { SiteTranslation } from '../../contract.ts';

export type SitePartProgress = SiteTranslation['parts'][number];

/** Reports whether a part has texts to translate. */
export const isOpen = ({ total, done, changed }: SitePartProgress) => changed > 0 || done < total;

/** Returns a function that names a part. */
export function usePartNames() {
  const t = useTranslations('portfolio-languages.kinds');
  return ({ kind, title }: Pick<SitePartProgress, 'kind' | 'title'>) =>
    title === '' ? { title: t(kind), subtitle: '' } : { title, subtitle: t(kind) };
}

type Props = {
  parts: readonly SitePartProgress[];
  current: string;
  onSelect: (part: string) => void;
};

/** The parts of a site, each with how much of it is translated. */
export function PartList({ parts, current, onSelect }: Props) {
  const t = useTranslations('portfolio-languages');
  const nameOf = usePartNames();
  return (
    <nav aria-label={t('parts')} className="w-72 shrink-0 overflow-y-auto border-border border-e p-2 max-lg:hidden">
      <ul className="grid gap-0.5">
        {parts.map((one) => {
          const { title, subtitle } = nameOf(one);
          const isCurrent = one.part === current;
          return (
            <li key={one.part}>
              <button
                type="button"
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => onSelect(one.part)}
                className={`grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 rounded-control px-3 py-2 text-start hover:bg-surface ${isCurrent ? 'bg-surface font-medium' : ''}`}
              >
                <PartState {...one} />
                <span className="min-w-0">
                  <span dir="auto" className="block truncate">
                    {title}
                  </span>
                  {subtitle && (
                    <span className="block truncate font-normal text-text-secondary text-xs">{subtitle}</span>
                  )}
                </span>
                {one.total > 0 && (
                  <span className="font-normal text-text-secondary text-xs tabular-nums">
                    {t('partProgress', { done: one.done, total: one.total })}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function PartState(part: SitePartProgress) {
  const t = useTranslations('cv-variants.translation');
  if (part.changed > 0)
    return (
      <span>
        <Icon of={TriangleAlert} className="text-warning" />
        <span className="sr-only">{t('changed', { count: part.changed })}</span>
      </span>
    );
  return isOpen(part) ? (
    <Icon of={CircleDashed} className="text-text-secondary" />
  ) : (
    <Icon of={CircleCheck} className="text-success" />
  );
}
