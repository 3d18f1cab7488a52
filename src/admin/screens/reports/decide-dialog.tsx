import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REPORT_LIMITS, type ReportRecord } from '#reports/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { useAdminApi } from '../admin-api.tsx';

const DECISIONS = ['dismiss', 'uphold', 'takeDown'] as const;

type Props = {
  report: ReportRecord;
  /** Element that takes focus on closing, as the row may have disappeared. */
  list: RefObject<HTMLElement | null>;
  onLeave: () => void;
};

/** Decides all open reports about a page: dismiss, uphold, or uphold and take the page down. */
export function DecideDialog({ report, list, onLeave }: Props) {
  const t = useTranslations('admin-reports.confirm');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>('dismiss');
  const [next, setNext] = useState<HTMLElement>();
  const { id, page } = report;
  const takeDown = decision === 'takeDown';
  const form = useForm({
    initial: { reason: '', note: '' },
    check: ({ reason }) => (takeDown && reason.trim() === '' ? { reason: t('needed') } : {}),
    submit: async ({ reason, note }) => {
      if (decision === 'dismiss') await api.reports.dismiss.call({ id, note });
      else await api.reports.uphold.call({ id, note, takeDown, ...(takeDown ? { reason: reason.trim() } : {}) });
      setNext(list.current ?? undefined);
      await queries.invalidateQueries({ queryKey: api.reports.key() });
      toast({ text: t(`done.${decision}`), tone: 'success' });
      onLeave();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onLeave()}
      keepsOpen
      opener={next}
      size="medium"
      title={t('title')}
      description={<bdi className="break-all">{page}</bdi>}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button tone={takeDown ? 'danger' : 'primary'} busy={form.pending} onClick={() => void form.submit()}>
            {t(`do.${decision}`)}
          </Button>
        </>
      }
    >
      <form {...form.props} className="grid gap-4">
        <Segments
          label={t('way')}
          choices={DECISIONS.map((value) => ({ value, label: t(`ways.${value}`) }))}
          value={decision}
          onValueChange={setDecision}
        />
        <p className="text-text-secondary">{t(`texts.${decision}`)}</p>
        {takeDown && (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={REPORT_LIMITS.reason}
            {...form.field('reason')}
          />
        )}
        <TextArea label={t('note')} hint={t('noteHint')} maxLength={REPORT_LIMITS.note} {...form.field('note')} />
        <FormMessage form={form} />
      </form>
    </Dialog>
  );
}
