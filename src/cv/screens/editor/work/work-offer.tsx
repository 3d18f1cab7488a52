import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { useFailureToast } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { CvContent } from '../../../contract.ts';
import { dismissOperation, restoreOperation } from '../../../model/checks/marks.ts';
import { linkOperations, unlinkedEntries } from '../../../model/sources/unlinked-entries.ts';
import { entriesApi } from '../../work-records/entries-api.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

/** Mark of a CV whose member does not want its entries in their work. */
const OFFER_MARK = 'work-offer';
/** Fewer entries are typed again as quickly. */
const MIN_ENTRIES = 3;
/** The most entries in one request. */
const MAX_BATCH = 500;

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

  const save = async () => {
    setBusy(true);
    try {
      const entries = unlinkedEntries(content);
      let saved = 0;
      for (let at = 0; at < entries.length; at += MAX_BATCH) {
        const batch = entries.slice(at, at + MAX_BATCH);
        const { ids } = await entriesApi.createMany.call({
          entries: batch.map(({ kind, fields }) => ({ kind, fields })),
        });
        const sections = (editor.read([], 'sections') ?? []) as CvContent['sections'];
        const operations = linkOperations({ sections }, batch, ids);
        if (operations.length > 0) editor.do(...operations);
        saved += ids.length;
      }
      place.current?.focus();
      toast({ text: t('saved', { count: saved }), tone: 'success' });
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
    </div>
  );
}
