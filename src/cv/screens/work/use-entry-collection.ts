import { Archive, ArchiveRestore, Briefcase } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ManagedCollection } from '#records/components.tsx';
import type { Entry } from '../../contract.ts';
import { ENTRY_PATH, ENTRY_STATUSES, type EntryStatus } from '../../model/entries/entry.ts';
import { useCaptions } from '../editor/outline/captions.ts';
import { entriesApi } from '../work-records/entries-api.ts';
import { ENTRY_SECTIONS, type EntrySection } from '../work-records/entry-sections.ts';

/** An entry with the `title` that the record manager expects. */
export type ListedEntry = Entry & { title: string };

const STYLE_BY_STATUS = {
  active: { action: 'activate', dot: 'full', icon: ArchiveRestore, usual: true },
  archived: { action: 'archive', dot: 'faint', icon: Archive },
} as const;

/** Returns a function that gives an entry its title. */
export function useTitledEntry() {
  const { titleOf } = useCaptions();
  return (entry: Entry): ListedEntry => ({ ...entry, title: titleOf(nodeOf(entry)) });
}

const nodeOf = ({ kind, fields }: Pick<Entry, 'kind' | 'fields'>) => ({ kind, path: ENTRY_PATH, value: fields });

/** Returns the configuration with which the record manager lists the entries of a section. */
export function useEntryCollection(section: EntrySection): ManagedCollection<ListedEntry> {
  const t = useTranslations('records.work');
  const { captionOf } = useCaptions();
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
    statuses: ENTRY_STATUSES.map((value) => ({
      ...STYLE_BY_STATUS[value],
      value,
      label: t(`statuses.${value}.one`),
      plural: t(`statuses.${value}.many`),
      verb: t(`verbs.${STYLE_BY_STATUS[value].action}`),
      done: (count) => t(`done.${STYLE_BY_STATUS[value].action}`, { count }),
    })),
    statusOf: ({ status }) => status,
    withStatus: (entry, status) => ({ ...entry, status: status as EntryStatus }),
    hasView: false,
    sorts: ['order', 'updated', 'title', 'date'],
    cards: 'tile',
    defaultLayout: 'list',
    contentOf: (entry) => ({
      picture: undefined,
      subtitle: captionOf(nodeOf(entry)),
      dateText: '',
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
