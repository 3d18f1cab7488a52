import { useState } from 'react';
import type { Site } from '../../../contract.ts';
import type { UnpublishedRecord } from '../../../model/unpublished-work.ts';
import { storedShowsUnpublished } from '../preview/use-shows-unpublished.ts';

/** The unpublished work that a site has sections for, and which of it is chosen to be published. */
export type WorkToPublish = {
  records: readonly UnpublishedRecord[];
  chosen: readonly UnpublishedRecord[];
  choose: (ids: ReadonlySet<string>) => void;
};

/**
 * Returns what can be published with a site. For the first publication, all of it is chosen that the member has seen in
 * the preview, but posts: a draft of a post is often not finished. Later none is.
 */
export function useWorkToPublish(site: Site | undefined): WorkToPublish {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>();
  const records = site?.unpublished ?? [];
  const isFirst = site?.isFirstPublication === true && storedShowsUnpublished();
  const chosen = records.filter(({ id, section }) => chosenIds?.has(id) ?? (isFirst && section !== 'posts'));
  return { records, chosen, choose: setChosenIds };
}
