import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { useFailureToast } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { CvContent } from '../../../contract.ts';
import { dismissOperation, restoreOperation } from '../../../model/checks/marks.ts';
import {
  linkOperations,
  type RecordLink,
  type UnlinkedEntry,
  unlinkedEntries,
} from '../../../model/sources/unlinked-entries.ts';
import { entriesApi } from '../../work-records/entries-api.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { defaultChoice, saveMatches } from './save-matches.ts';
import { linksOf, MAX_MATCHED, type WorkMatch } from './save-to-work.ts';

const MergeDialog = lazy(async () => ({
  default: (await loadLazily(() => import('./merge-dialog.tsx'))).MergeDialog,
}));

/** Mark of a CV whose member does not want its entries in their work. */
const OFFER_MARK = 'work-offer';
/** Fewer entries are typed again as quickly. */
const MIN_ENTRIES = 3;

/** Offers to save the entries of a CV to the member's work, until they decline. */
export const WorkOffer = (props: { content: CvContent }) => (
  <MessagesProvider domains={['cv-work']}>
    <Offer {...props} />
  </MessagesProvider>
);

function Offer({ content }: { content: CvContent }) {
  const t = useTranslations('cv-work.offer');
  const editor = useCvEditor();
  const toast = useToast();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const count = unlinkedEntries(content).length;
  const isOffered = !editor.locked && count >= MIN_ENTRIES && !content.dismissed.includes(OFFER_MARK);

  const [merge, setMerge] = useState<WorkMatch>();

  /** Links the entries to their records, and says how many. */
  const link = (entries: readonly UnlinkedEntry[], links: readonly (RecordLink | undefined)[]) => {
    const sections = (editor.read([], 'sections') ?? []) as CvContent['sections'];
    const operations = linkOperations({ sections }, entries, links);
    if (operations.length > 0) editor.do(...operations);
    place.current?.focus();
    toast({ text: t('saved', { count: operations.length }), tone: 'success' });
  };
  const save = async () => {
    setBusy(true);
    try {
      const entries = unlinkedEntries(content).slice(0, MAX_MATCHED);
      const { items } = await entriesApi.match.call({ entries: entries.map(({ kind, fields }) => ({ kind, fields })) });
      if (items.some(({ state }) => state === 'similar')) {
        setMerge({ entries, items });
      } else {
        const recordIds = new Map<number, string>();
        await saveMatches(items, items.map(defaultChoice), (at, id) => recordIds.set(at, id));
        link(entries, linksOf(items, recordIds));
      }
    } catch (error) {
      showFailure(t('notSaved'), error);
    } finally {
      setBusy(false);
    }
  };
  const decline = () => {
    place.current?.focus();
    editor.do(dismissOperation(content, OFFER_MARK));
    toast({
      text: t('later'),
      undo: () => editor.do(restoreOperation({ ...content, dismissed: marks() }, OFFER_MARK)),
    });
  };
  const marks = () => editor.read([], 'dismissed') as string[];
  return (
    // Keeps the focus when the buttons disappear.
    <div ref={place} tabIndex={-1} className="outline-hidden">
      {isOffered && (
        <div className="mt-4 grid gap-2 rounded-card border border-border bg-tint p-4">
          <p className="text-pretty">{t('text', { count })}</p>
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={() => void save()}>
              {t('save')}
            </Button>
            <Button tone="quiet" onClick={decline}>
              {t('later')}
            </Button>
          </div>
        </div>
      )}
      {merge && (
        <Suspense>
          <MergeDialog
            items={merge.items}
            onSaved={(recordIds) => {
              setMerge(undefined);
              link(merge.entries, linksOf(merge.items, recordIds));
            }}
            onClose={() => setMerge(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
