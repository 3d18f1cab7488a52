import { Check, EyeOff, Link2, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import type { Testimonial } from '../../contract.ts';
import { RenewButton, RequestContent } from './request-content.tsx';
import { TestimonialContent } from './testimonial-content.tsx';
import type { TestimonialActions } from './use-testimonial-actions.ts';
import { groupOf } from './use-testimonials.ts';

export type CardProps = {
  testimonial: Testimonial;
  actions: TestimonialActions;
  onEdit: (testimonial: Testimonial, opener: HTMLElement) => void;
  onRenew: (testimonial: Testimonial, opener?: HTMLElement) => void;
  onDelete: (testimonial: Testimonial, opener: HTMLElement) => void;
  /** The handle and the place of a card that can be moved. */
  parts?: SortableParts;
};

/** Returns how a testimonial is called in lists: its author, or whom the member asked. */
export const nameOf = ({ name, label }: Testimonial) => name || label;

/** A testimonial or a request, with the actions for its state. */
export function TestimonialCard({ parts, ...props }: CardProps) {
  const { testimonial } = props;
  const isAnswered = testimonial.state !== 'requested';
  return (
    <li
      {...parts?.item}
      data-testimonial={testimonial.id}
      tabIndex={-1}
      className={`flex scroll-my-6 items-start gap-2 rounded-card border border-border bg-background p-4 outline-offset-2 sm:p-5 ${parts?.lifted ? 'relative z-10 bg-floating shadow-float' : ''}`}
    >
      {parts && <div className="-ms-2 -mt-2 sm:-ms-3">{parts.handle}</div>}
      <div className="min-w-0 flex-1">
        {isAnswered ? <TestimonialContent testimonial={testimonial} /> : <RequestContent testimonial={testimonial} />}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <CardActions {...props} />
        </div>
      </div>
    </li>
  );
}

function CardActions({ testimonial, actions, onEdit, onRenew, onDelete }: CardProps) {
  const t = useTranslations('testimonials.actions');
  const name = nameOf(testimonial);
  const group = groupOf(testimonial);
  if (group === 'trash') {
    return (
      <>
        <Named
          icon={RotateCcw}
          label={t('restore')}
          named={t('restoreNamed', { name })}
          onPress={() => void actions.setTrashed(testimonial, false)}
        />
        <Named
          tone="quiet"
          label={t('delete')}
          named={t('deleteNamed', { name })}
          onPress={(opener) => onDelete(testimonial, opener)}
        />
      </>
    );
  }
  const toTrash: MenuEntry = {
    ...{ label: t('trash'), icon: Trash2, danger: true },
    onSelect: () => void actions.setTrashed(testimonial, true),
  };
  const hide: MenuEntry = {
    label: t('hide'),
    icon: EyeOff,
    onSelect: () => void actions.setState(testimonial, 'hidden'),
  };
  const entries: MenuEntry[] = [
    ...(group === 'received' || group === 'approved' ? [hide] : []),
    ...(group === 'received' ? [{ label: t('renew'), icon: Link2, onSelect: () => onRenew(testimonial) }] : []),
    ...(group === 'requested' ? [] : [{ kind: 'line' } as const]),
    toTrash,
  ];
  return (
    <>
      {(group === 'received' || group === 'hidden') && (
        <Named
          tone={group === 'received' ? 'primary' : 'plain'}
          icon={Check}
          label={t('approve')}
          named={t('approveNamed', { name })}
          onPress={() => void actions.setState(testimonial, 'approved')}
        />
      )}
      {group === 'requested' ? (
        <RenewButton testimonial={testimonial} onRenew={onRenew} />
      ) : (
        <Named
          icon={Pencil}
          label={t('edit')}
          named={t('editNamed', { name })}
          onPress={(opener) => onEdit(testimonial, opener)}
        />
      )}
      <Menu align="end" trigger={<IconButton name={t('more', { name })} icon={MenuDots} />} entries={entries} />
    </>
  );
}

type NamedProps = {
  label: ReactNode;
  /** The accessible name, which says whose testimonial it is. */
  named: string;
  onPress: (opener: HTMLElement) => void;
} & Pick<Parameters<typeof Button>[0], 'tone' | 'icon'>;

/** A button whose accessible name tells it from those of other cards. */
const Named = ({ label, named, onPress, ...rest }: NamedProps) => (
  <Button aria-label={named} onClick={({ currentTarget }) => onPress(currentTarget)} {...rest}>
    {label}
  </Button>
);
