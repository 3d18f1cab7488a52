import { lazy, type ReactNode, Suspense, useState } from 'react';
import { MessagesProvider, preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import type { Testimonial } from '../../contract.ts';
import { nameOf } from '../manager/testimonial-card.tsx';
import type { TestimonialActions } from '../manager/use-testimonial-actions.ts';

const RequestDialog = lazy(async () => ({
  default: (await loadLazily(() => import('./request-dialog.tsx'))).RequestDialog,
}));
const RenewDialog = lazy(async () => ({ default: (await loadLazily(() => import('./renew-dialog.tsx'))).RenewDialog }));
const EditDialog = lazy(async () => {
  const [{ EditDialog: dialog }] = await Promise.all([
    loadLazily(() => import('./edit-dialog.tsx')),
    preloadMessages(['testimonial-form']),
  ]);
  return { default: dialog };
});
const DeleteDialog = lazy(async () => ({
  default: (await loadLazily(() => import('./delete-dialog.tsx'))).DeleteDialog,
}));

type DialogRequest = { kind: 'request' | 'write' } | { kind: 'edit' | 'renew' | 'delete'; testimonial: Testimonial };
type OpenDialog = DialogRequest & { opener: HTMLElement | undefined; openCount: number; open: boolean };

/** Returns the dialogs of the screen. Each loads when it is first opened, and starts afresh. */
export function useTestimonialDialogs(actions: TestimonialActions, onMoved: (id: string) => void) {
  const [current, setCurrent] = useState<OpenDialog>();
  const open = (request: DialogRequest, opener?: HTMLElement) =>
    setCurrent((before) => ({ ...request, opener, openCount: (before?.openCount ?? 0) + 1, open: true }));
  const onClose = () => setCurrent((before) => before && { ...before, open: false });
  return { open, dialog: current && <Suspense key={current.openCount}>{dialogOf(current)}</Suspense> };

  function dialogOf(shown: OpenDialog): ReactNode {
    const common = { open: shown.open, opener: shown.opener, onClose };
    switch (shown.kind) {
      case 'request':
        return <RequestDialog {...common} onRequested={({ testimonial }) => actions.put(testimonial)} />;
      case 'renew':
        return (
          <RenewDialog
            {...common}
            testimonial={shown.testimonial}
            onRenewed={({ testimonial }) => actions.put(testimonial)}
          />
        );
      case 'delete':
        return (
          <DeleteDialog
            {...common}
            name={nameOf(shown.testimonial)}
            onConfirm={() => actions.removeForever(shown.testimonial)}
          />
        );
      default:
        return (
          <MessagesProvider domains={['testimonial-form']}>
            <EditDialog
              {...common}
              testimonial={shown.kind === 'edit' ? shown.testimonial : undefined}
              onSaved={(saved) => {
                if (shown.kind === 'edit') return actions.putEdited(shown.testimonial, saved);
                actions.put(saved);
                onMoved(saved.id);
              }}
            />
          </MessagesProvider>
        );
    }
  }
}
