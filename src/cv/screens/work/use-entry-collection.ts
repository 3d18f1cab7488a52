import { Archive, ArchiveRestore, Briefcase, Globe, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ManagedCollection, StatusOption } from '#records/components.tsx';
import type { Entry } from '../../contract.ts';
import { ENTRY_PATH, type EntryStatus, hasDates, isOnSites } from '../../model/entries/entry.ts';
import { useCaptions } from '../editor/captions.ts';
import { entriesApi } from '../work-records/entries-api.ts';
import { ENTRY_SECTIONS, type EntrySection } from '../work-records/entry-sections.ts';

/** An entry with the `title` that the record manager expects. */
export type ListedEntry = Entry & { title: string };

type EntryStatusStyle = Pick<StatusOption, 'value' | 'action' | 'dot' | 'icon' | 'usual'> & {
  word: 'active' | 'draft' | 'published' | 'archived';
  verb: 'activate' | 'draft' | 'publish' | 'archive';
};
const ARCHIVED: EntryStatusStyle = {
  ...{ value: 'archived', word: 'archived', dot: 'faint' },
  ...{ action: 'archive', verb: 'archive', icon: Archive },
};
const STATUSES: EntryStatusStyle[] = [
  {
    ...{ value: 'active', word: 'active', dot: 'full', usual: true },
    ...{ action: 'activate', verb: 'activate', icon: ArchiveRestore },
  },
  ARCHIVED,
];
/** The statuses of entries that the member's site can show. */
const SITE_STATUSES: EntryStatusStyle[] = [
  {
    ...{ value: 'published', word: 'published', dot: 'full' },
    ...{ action: 'publish', verb: 'publish', icon: Globe },
  },
  {
    ...{ value: 'active', word: 'draft', dot: 'ring' },
    ...{ action: 'activate', verb: 'draft', icon: Undo2 },
  },
  ARCHIVED,
];

/** Returns a function that gives an entry its title. */
export function useTitledEntry() {
  const { titleOf } = useCaptions();
  return (entry: Entry): ListedEntry => ({ ...entry, title: titleOf(nodeOf(entry)) });
}

const nodeOf = ({ kind, fields }: Pick<Entry, 'kind' | 'fields'>) => ({ kind, path: ENTRY_PATH, value: fields });

/** Returns the configuration with which the record manager lists the entries of a section. */
export function useEntryCollection(section: EntrySection): ManagedCollection<ListedEntry> {
  const t = useTranslations('records.work');
  const { detailOf, timeOf } = useCaptions();
  const withTitle = useTitledEntry();
  const kind = ENTRY_SECTIONS[section];
  const name = t(`sections.${section}`);
  return {
    name: `work/${section}`,
    icon: Briefcase,
    calls: {
      list: async (query, options) => {
        const input = { ...query, kind } as Parameters<typeof entriesApi.list.call>[0];
        const { items, ...rest } = await entriesApi.list.call(input, options);
        return { ...rest, items: items.map(withTitle) };
      },
      facets: () => entriesApi.facets.call({ kind }),
      move: entriesApi.move.call,
      bulk: (change) => entriesApi.bulk.call(change as Parameters<typeof entriesApi.bulk.call>[0]),
      duplicate: async (entry) => withTitle(await entriesApi.duplicate.call(entry)),
      removeForever: entriesApi.removeForever.call,
    },
    statuses: (isOnSites(kind) ? SITE_STATUSES : STATUSES).map(({ word, verb, ...status }) => ({
      ...status,
      label: t(`statuses.${word}.one`),
      plural: t(`statuses.${word}.many`),
      verb: t(`verbs.${verb}`),
      done: (count) => t(`done.${verb}`, { count }),
    })),
    statusOf: ({ status }) => status,
    withStatus: (entry, status) => ({ ...entry, status: status as EntryStatus }),
    hasView: false,
    sorts: ['order', 'updated', 'title', 'date'],
    cards: 'tile',
    defaultLayout: 'list',
    contentOf: (entry) => ({
      picture: undefined,
      subtitle: detailOf(nodeOf(entry)),
      dateText: hasDates(kind) ? timeOf(nodeOf(entry)) : undefined,
    }),
    texts: {
      title: name,
      create: t(`create.${section}`),
      search: t('search', { section: name }),
      count: (count) => t('count', { count }),
      emptyTitle: t('emptyTitle'),
      emptyText: t('emptyText'),
    },
  };
}
