import { MessageSquareQuote, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WorkLayout } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useNewRequest } from '#ui/use-new-request.ts';
import { useTestimonialDialogs } from './dialogs/use-testimonial-dialogs.tsx';
import { TestimonialGroups } from './manager/testimonial-groups.tsx';
import { useMovedFocus } from './manager/use-moved-focus.ts';
import { useTestimonialActions } from './manager/use-testimonial-actions.ts';
import { useTestimonials } from './manager/use-testimonials.ts';

/** Screen of the member's testimonials: asking for them, and deciding about those that came. */
export function TestimonialsScreen() {
  const t = useTranslations('testimonials');
  const { query, byGroup } = useTestimonials();
  const onMoved = useMovedFocus(query.data?.items);
  const actions = useTestimonialActions({ onMoved });
  const { open, dialog } = useTestimonialDialogs(actions, onMoved);
  useNewRequest(() => open({ kind: 'request' }));
  const isEmpty = query.data?.items.length === 0;
  const buttons = (
    <div className="flex flex-wrap gap-2 max-sm:order-last">
      <Button tone="primary" icon={Plus} onClick={({ currentTarget }) => open({ kind: 'request' }, currentTarget)}>
        {t('ask.open')}
      </Button>
      <Button tone="quiet" onClick={({ currentTarget }) => open({ kind: 'write' }, currentTarget)}>
        {t('edit.open')}
      </Button>
    </div>
  );
  return (
    <WorkLayout>
      <div className="grid min-w-0 max-w-3xl grid-cols-1 gap-8">
        <PageTitle>{t('title')}</PageTitle>
        <PageHeader title={t('title')} lead={t('lead')} action={isEmpty ? undefined : buttons} />
        {query.error && !query.data ? (
          <LoadError title={t('loadFailed')} query={query} />
        ) : (
          <Loading
            waiting={query.isPending}
            label={t('loading')}
            skeleton={<Skeleton shape="block" className="h-48" />}
          >
            {isEmpty ? (
              <EmptyState icon={MessageSquareQuote} title={t('emptyTitle')} text={t('emptyText')} action={buttons} />
            ) : (
              <TestimonialGroups
                byGroup={byGroup}
                actions={actions}
                onEdit={(testimonial, opener) => open({ kind: 'edit', testimonial }, opener)}
                onRenew={(testimonial, opener) => open({ kind: 'renew', testimonial }, opener)}
                onDelete={(testimonial, opener) => open({ kind: 'delete', testimonial }, opener)}
              />
            )}
          </Loading>
        )}
        {dialog}
      </div>
    </WorkLayout>
  );
}
