import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { SiteTranslation } from '../../contract.ts';
import { isOtherPartKind } from '../../model/languages/parts.ts';

export type SitePartProgress = SiteTranslation['parts'][number];

/** Reports whether a part has texts to translate. */
export const isOpen = ({ total, done, changed }: SitePartProgress) => changed > 0 || done < total;

/** Returns a function that names a part. */
export function usePartNames() {
  const t = useTranslations('portfolio-languages.kinds');
  const tItems = useTranslations('cv-history.items');
  return ({ kind, title }: Pick<SitePartProgress, 'kind' | 'title'>) => {
    const name = isOtherPartKind(kind) ? tItems(kind) : t(kind);
    return title === '' ? { title: name, subtitle: '' } : { title, subtitle: name };
  };
}

type Props = {
  parts: readonly SitePartProgress[];
  /** Records that the site does not show. */
  others: readonly SitePartProgress[];
  current: string;
  onSelect: (part: string) => void;
};

/** The parts of a site, and the records that it does not show, each with how much of it is translated. */
export function PartList({ parts, others, ...props }: Props) {
  const t = useTranslations('portfolio-languages');
  const id = useId();
  return (
    <nav aria-label={t('parts')} className="w-72 shrink-0 overflow-y-auto border-border border-e p-2 max-lg:hidden">
      <PartItems label={t('parts')} parts={parts} {...props} />
      {others.length > 0 && (
        <>
          <h2 id={id} className="px-3 pt-5 pb-1 font-medium text-text-secondary text-xs">
            {t('others')}
          </h2>
          <PartItems labelledBy={id} parts={others} {...props} />
        </>
      )}
    </nav>
  );
}

type ItemsProps = Omit<Props, 'others'> & { label?: string; labelledBy?: string };

function PartItems({ label, labelledBy, parts, current, onSelect }: ItemsProps) {
  const t = useTranslations('portfolio-languages');
  const nameOf = usePartNames();
  return (
    <ul aria-label={label} aria-labelledby={labelledBy} className="grid gap-0.5">
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
                {subtitle && <span className="block truncate font-normal text-text-secondary text-xs">{subtitle}</span>}
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
