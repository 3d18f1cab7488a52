import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';

type StatusEditor<Status> = {
  /** The record as last saved, by whose status visitors see it. */
  saved: { status: Status };
  change: (fields: { status: Status }) => void;
  save: () => Promise<{ refused: { readonly [field: string]: string | undefined } }>;
};

/** Returns a function that saves a record with another status at once. A refusal takes it back and says why. */
export function useSetStatus<Status>({ saved: { status }, change, save }: StatusEditor<Status>) {
  const t = useTranslations('records.manager');
  const toast = useToast();
  return async (next: Status) => {
    change({ status: next });
    const { refused } = await save();
    if (refused.status === undefined) return;
    change({ status });
    toast({ text: t('notChanged', { count: 1 }), detail: refused.status, tone: 'error' });
  };
}
