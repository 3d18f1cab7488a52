import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { CvContent, MatchedEntry } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { defaultChoice, saveMatches } from '../editor/work/save-matches.ts';
import { linkToWork, matchWork, type RecordIds, type WorkMatch } from '../editor/work/save-to-work.ts';
import { readPriorFields, undoSave } from '../editor/work/undo-save.ts';
import { entriesApi } from '../work-records/entries-api.ts';
import type { Destinations } from './file-reading.ts';

/** The result of an import. `undo` moves the CV to the trash and takes back what was saved to the work. */
export type SavedReview = { cv: string | undefined; saved: number; undo: () => Promise<void> };
type ReviewedCv = { name: string; document: CvContent; photo: string | null };
/** Entries that the work has in another form, until the member has chosen what becomes of them. */
type Question = { items: readonly MatchedEntry[]; answer: (recordIds: RecordIds | undefined) => void };

const NONE: RecordIds = new Map();

/** Saves a reviewed CV. After a failure, a second try does not save again what was saved. */
export function useSaveReview() {
  const queries = useQueryClient();
  const messageOf = useErrorText();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const createdCv = useRef<string>(undefined);

  const refresh = () => {
    void queries.invalidateQueries({ queryKey: cvApi.key() });
    void queries.invalidateQueries({ queryKey: entriesApi.key() });
  };
  const ask = async (items: readonly MatchedEntry[]) => {
    const recordIds = await new Promise<RecordIds | undefined>((answer) => setQuestion({ items, answer }));
    setQuestion(undefined);
    return recordIds;
  };
  /** Saves the entries that the work doesn't have. Returns `undefined` if the member did not want to. */
  const saveEntries = async ({ items }: WorkMatch): Promise<RecordIds | undefined> => {
    if (items.some(({ state }) => state === 'similar')) return ask(items);
    const recordIds = new Map<number, string>();
    await saveMatches(items, items.map(defaultChoice), (at, id) => recordIds.set(at, id));
    return recordIds;
  };
  const save = async ({ name, document, photo }: ReviewedCv, to: Destinations): Promise<SavedReview | undefined> => {
    setBusy(true);
    setMessage(undefined);
    try {
      const match = to.work ? await matchWork(document) : undefined;
      const prior = match ? await readPriorFields(match.items) : new Map();
      const recordIds = match ? await saveEntries(match) : NONE;
      if (!recordIds) return undefined;
      const linked = match ? linkToWork(document, match, recordIds) : document;
      if (to.cv)
        createdCv.current ??= (await cvApi.create.call({ name, document: linked, ...(photo && { photo }) })).id;
      const cv = createdCv.current;
      const undo = async () => {
        if (cv !== undefined) await cvApi.bulk.call({ ids: [cv], action: 'trash' });
        await undoSave(recordIds, prior);
        refresh();
      };
      return { cv, saved: recordIds.size, undo };
    } catch (error) {
      setMessage(messageOf(error));
      return undefined;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { busy, message, question, save };
}
