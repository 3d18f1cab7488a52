import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { CvContent } from '../../contract.ts';
import { unlinkedEntries } from '../../model/sources/unlinked-entries.ts';
import { cvApi } from '../cv-api.ts';
import { type MatchChoice, saveMatches } from '../editor/work/save-matches.ts';
import { entriesApi } from '../work-records/entries-api.ts';

/** Where a reviewed CV is saved: as a CV, and its entries in the member's work. */
export type Destinations = { cv: boolean; work: boolean };
export type SavedReview = { cv: string | undefined; added: number };
type ReviewedCv = { name: string; document: CvContent; photo: string | null };

/** As many entries as one request compares with the member's work. */
const BATCH = 500;

/** Saves a reviewed CV. After a failure, a second try does not save again what was saved. */
export function useSaveReview() {
  const queries = useQueryClient();
  const messageOf = useErrorText();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const createdCv = useRef<string>(undefined);

  const save = async (
    { name, document, photo }: ReviewedCv,
    { cv, work }: Destinations,
  ): Promise<SavedReview | undefined> => {
    setBusy(true);
    setMessage(undefined);
    try {
      const added = work ? await saveToWork(document) : 0;
      if (cv) createdCv.current ??= (await cvApi.create.call({ name, document, ...(photo && { photo }) })).id;
      return { cv: createdCv.current, added };
    } catch (error) {
      setMessage(messageOf(error));
      return undefined;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: cvApi.key() });
      void queries.invalidateQueries({ queryKey: entriesApi.key() });
    }
  };
  return { busy, message, save };
}

/** Adds the entries that the member's work doesn't have. Similar ones stay as they are there. Returns their number. */
async function saveToWork(document: CvContent): Promise<number> {
  const entries = unlinkedEntries(document).map(({ kind, fields }) => ({ kind, fields }));
  let added = 0;
  for (let from = 0; from < entries.length; from += BATCH) {
    const { items } = await entriesApi.match.call({ entries: entries.slice(from, from + BATCH) });
    const choices = items.map(({ existing }): MatchChoice => (existing ? 'skip' : 'add'));
    await saveMatches(items, choices, () => {
      added += 1;
    });
  }
  return added;
}
