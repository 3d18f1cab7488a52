import { CircleAlert, Lightbulb, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { Weight } from '../../../../model/checks/rule.ts';

const STYLE_BY_WEIGHT: Record<Weight, { icon: LucideIcon; colour: string }> = {
  must: { icon: CircleAlert, colour: 'text-error' },
  should: { icon: TriangleAlert, colour: 'text-warning' },
  could: { icon: Lightbulb, colour: 'text-text-secondary' },
};

type Props = { weight: Weight; count: number; children: ReactNode };

/** Section for the findings of one severity. */
export function WeightSection({ weight, count, children }: Props) {
  const t = useTranslations('checks.weights');
  const id = useId();
  const { icon, colour } = STYLE_BY_WEIGHT[weight];
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-center gap-2 pb-2 font-medium">
        <Icon of={icon} className={colour} />
        {t(weight)}
        <span className="rounded-full bg-hover px-1.5 text-text-secondary text-xs tabular-nums">{count}</span>
      </h3>
      <ul className="border-border border-t">{children}</ul>
    </section>
  );
}
