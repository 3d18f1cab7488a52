import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { LazySortableList } from '#ui/lists/lazy-sortable-list.tsx';
import type { Testimonial } from '../../contract.ts';
import { type CardProps, nameOf, TestimonialCard } from './testimonial-card.tsx';
import { GROUPS, type TestimonialGroup } from './use-testimonials.ts';

type Props = Omit<CardProps, 'testimonial' | 'parts'> & {
  byGroup: ReadonlyMap<TestimonialGroup, readonly Testimonial[]>;
};

const LIST = 'relative mt-3 grid grid-cols-1 gap-3';

/** The member's testimonials by state; the approved ones can be moved. */
export function TestimonialGroups({ byGroup, ...cardProps }: Props) {
  return (
    <div className="grid grid-cols-1 gap-10">
      {GROUPS.map((group) => {
        const testimonials = byGroup.get(group) ?? [];
        if (testimonials.length === 0) return null;
        return (
          <Group key={group} group={group} count={testimonials.length}>
            {(label) =>
              group === 'approved' ? (
                <LazySortableList
                  label={label}
                  items={testimonials}
                  idOf={({ id }) => id}
                  nameOf={nameOf}
                  onReorder={(next) => void cardProps.actions.reorder(next)}
                  className={LIST}
                  renderItem={(testimonial, parts) => (
                    <TestimonialCard
                      key={testimonial.id}
                      testimonial={testimonial}
                      {...cardProps}
                      {...(testimonials.length > 1 && { parts })}
                    />
                  )}
                />
              ) : (
                <ul aria-label={label} className={LIST}>
                  {testimonials.map((testimonial) => (
                    <TestimonialCard key={testimonial.id} testimonial={testimonial} {...cardProps} />
                  ))}
                </ul>
              )
            }
          </Group>
        );
      })}
    </div>
  );
}

type GroupProps = { group: TestimonialGroup; count: number; children: (label: string) => ReactNode };

function Group({ group, count, children }: GroupProps) {
  const t = useTranslations('testimonials.groups');
  const id = useId();
  const title = t(`${group}.title`);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-medium text-title">
        {title} <span className="font-normal text-text-secondary tabular-nums">{t('count', { count })}</span>
      </h2>
      <p className="max-w-prose text-text-secondary">{t(`${group}.hint`)}</p>
      {children(title)}
    </section>
  );
}
