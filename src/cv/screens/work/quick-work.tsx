import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { EntryKind } from '../../model/entries/entry.ts';
import type { QuickEntry } from '../../model/quick-entries.ts';
import type { ShortKind } from '../../model/shapes.ts';
import { nodeTitleOf } from '../../model/tree.ts';
import { QuickListField } from '../quick-list/quick-list-field.tsx';
import { entriesApi } from '../work-records/entries-api.ts';

type Props = { kind: ShortKind & EntryKind; collection: string };

/** Field that adds short entries to the member's work as they are typed or pasted. */
export function QuickWork({ kind, collection }: Props) {
  const t = useTranslations('records.work');
  const format = useFormatter();
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();

  const create = async (entries: readonly QuickEntry[]) => {
    const names = format.list(entries.map((value) => nodeTitleOf({ value })));
    try {
      const { created } = await entriesApi.createMany.call({ entries: entries.map((fields) => ({ kind, fields })) });
      toast({ text: t(created > 0 ? 'added' : 'existed', { names }), tone: 'success' });
      return true;
    } catch (error) {
      showFailure(t('notAdded', { names }), error);
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: [[collection]] });
    }
  };
  return <QuickListField kind={kind} error={undefined} onAdd={create} />;
}
