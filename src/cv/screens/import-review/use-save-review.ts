import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { CvContent, MatchedEntry } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { defaultChoice, saveMatches } from '../editor/work/save-matches.ts';
import { linkToWork, matchWork, type RecordIds, type WorkMatch } from '../editor/work/save-to-work.ts';
import { type EntryFields, readPriorFields, undoSave } from '../editor/work/undo-save.ts';
import { entriesApi } from '../work-records/entries-api.ts';
import type { Destinations } from './file-reading.ts';

/** The result of an import. `undo` moves the CV to the trash and takes back what was saved to the work. */
export type SavedReview = { cv: string | undefined; saved: number; undo: () => Promise<void> };
type ReviewedCv = { name: string; document: CvContent; photo: string | null };
/** Entries that the work has in another form, until the member has chosen what becomes of them. */
type Question = {
  items: readonly MatchedEntry[];
  onSaved: (recordIds: RecordIds) => void;
  onClose: (recordIds: RecordIds) => void;
};
/** The records that were saved, and the fields that merged ones had before. */
type SavedRecords = { ids: Set<string>; prior: Map<string, EntryFields> };

const NONE: RecordIds = new Map();
const noRecords = (): SavedRecords => ({ ids: new Set(), prior: new Map() });

/**
 * Saves a reviewed CV. After a failure, a second try does not save again what was saved, and leaving the review takes
 * it back.
 */
export function useSaveReview() {
  const t = useTranslations('cv-import');
  const queries = useQueryClient();
  const messageOf = useErrorText();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  /** The records of all tries, until a CV holds them. */
  const records = useRef(noRecords());
  const isLeft = useRef(false);

  const refresh = () => {
    void queries.invalidateQueries({ queryKey: cvApi.key() });
    void queries.invalidateQueries({ queryKey: entriesApi.key() });
  };
  /** Notes a saved record at once, so that it can be taken back if the next one fails. */
  const note = (id: string) => records.current.ids.add(id);
  const notePrior = (prior: ReadonlyMap<string, EntryFields>) => {
    // Later tries find the fields as the first one has left them.
    for (const [id, fields] of prior) if (!records.current.ids.has(id)) records.current.prior.set(id, fields);
  };
  const takeBack = async () => {
    const { ids, prior } = records.current;
    if (ids.size === 0) return;
    records.current = noRecords();
    try {
      await undoSave(ids, prior);
    } catch (error) {
      showFailure(t('notUndone'), error);
    }
    refresh();
  };
  const leave = useEffectEvent(() => {
    isLeft.current = true;
    if (!busy) void takeBack();
  });
  useEffect(() => {
    isLeft.current = false;
    return () => leave();
  }, []);

  const ask = async (items: readonly MatchedEntry[]) => {
    const recordIds = await new Promise<RecordIds | undefined>((answer) =>
      setQuestion({
        items,
        onSaved: (saved) => {
          saved.forEach(note);
          answer(saved);
        },
        onClose: (saved) => {
          saved.forEach(note);
          answer(undefined);
        },
      }),
    );
    setQuestion(undefined);
    return recordIds;
  };
  /** Saves the entries that the work doesn't have. Returns `undefined` if the member did not want to. */
  const saveEntries = async ({ items }: WorkMatch): Promise<RecordIds | undefined> => {
    if (items.some(({ state }) => state === 'similar')) return ask(items);
    const recordIds = new Map<number, string>();
    await saveMatches(items, items.map(defaultChoice), (at, id) => {
      recordIds.set(at, id);
      note(id);
    });
    return recordIds;
  };
  /** Saves the entries and creates the CV, or returns `undefined` if the member did not want to save the entries. */
  const saveAll = async ({ name, document, photo }: ReviewedCv, to: Destinations): Promise<SavedReview | undefined> => {
    const match = to.work ? await matchWork(document) : undefined;
    if (match) notePrior(await readPriorFields(match.items));
    const recordIds = match ? await saveEntries(match) : NONE;
    if (!recordIds) return undefined;
    const linked = match ? linkToWork(document, match, recordIds) : document;
    const cv = to.cv ? (await cvApi.create.call({ name, document: linked, ...(photo && { photo }) })).id : undefined;
    const { ids, prior } = records.current;
    records.current = noRecords();
    const undo = async () => {
      if (cv !== undefined) await cvApi.bulk.call({ ids: [cv], action: 'trash' });
      await undoSave(ids, prior);
      refresh();
    };
    return { cv, saved: ids.size, undo };
  };
  const save = async (reviewed: ReviewedCv, to: Destinations): Promise<SavedReview | undefined> => {
    setBusy(true);
    setMessage(undefined);
    try {
      return await saveAll(reviewed, to);
    } catch (error) {
      setMessage(messageOf(error));
      if (isLeft.current) await takeBack();
      return undefined;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { busy, message, question, save };
}
