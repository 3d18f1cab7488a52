import { ArrowDownWideNarrow, CalendarRange, LayoutGrid, List, ListTree, Shapes, Tag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconChoice } from '#ui/fields/icon-choice.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { ChoiceMenu } from '#ui/overlays/choice-menu.tsx';
import type { RecordFacets } from '../../contract.ts';
import type { ListLayout, ManagedCollection, RecordListItem } from './managed-collection.ts';
import type { useListView } from './use-list-view.ts';

const LAYOUT_ICONS = { grid: LayoutGrid, list: List, timeline: CalendarRange, tree: ListTree };

type Props<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  facets: RecordFacets | undefined;
  layout: ListLayout;
  layouts: readonly ListLayout[];
  onLayoutChange: (layout: ListLayout) => void;
} & Pick<ReturnType<typeof useListView>, 'view' | 'change'>;

/** Search, filters, sort order and layout switch of the manager. */
export function FilterBar<Item extends RecordListItem>(props: Props<Item>) {
  const { layout, layouts, onLayoutChange } = props;
  const t = useTranslations('records.manager');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {layout !== 'tree' && <ListFilters {...props} />}
      <div className="ms-auto">
        <IconChoice
          label={t('view')}
          choices={layouts.map((value) => ({ value, label: t(`looks.${value}`), icon: LAYOUT_ICONS[value] }))}
          value={layout}
          onValueChange={onLayoutChange}
        />
      </div>
    </div>
  );
}

type FilterProps<Item extends RecordListItem> = Pick<
  Props<Item>,
  'collection' | 'facets' | 'layout' | 'view' | 'change'
>;

function ListFilters<Item extends RecordListItem>({ collection, facets, layout, view, change }: FilterProps<Item>) {
  const t = useTranslations('records.manager');
  const { texts, kinds, sorts } = collection;
  const tags = tagsOf(facets, view.tag);
  return (
    <>
      <div className="flex min-w-full flex-1 sm:min-w-64">
        <SearchField label={texts.search} value={view.q} onValueChange={(q) => change({ q }, { replace: true })} />
      </div>
      {kinds && (
        <ChoiceMenu
          label={texts.kindFilter ?? t('kind')}
          icon={Shapes}
          choices={[{ value: '', label: texts.allKinds ?? '' }, ...kinds]}
          value={view.kind}
          onValueChange={(kind) => change({ kind })}
          active={view.kind !== ''}
        />
      )}
      {tags.length > 0 && (
        <ChoiceMenu
          label={t('tag')}
          icon={Tag}
          choices={[{ value: '', label: t('allTags') }, ...tags]}
          value={view.tag}
          onValueChange={(tag) => change({ tag })}
          active={view.tag !== ''}
        />
      )}
      {layout !== 'timeline' && (
        <ChoiceMenu
          label={t('sort')}
          icon={ArrowDownWideNarrow}
          choices={sorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          value={view.sort}
          onValueChange={(sort) => change({ sort })}
        />
      )}
    </>
  );
}

/** Returns the available tags, plus the tag from the URL if no record has it any more. */
function tagsOf(facets: RecordFacets | undefined, selectedTag: string) {
  const tags = (facets?.tags ?? []).map(({ tag, count }) => ({ value: tag, label: tag, count }));
  return selectedTag === '' || tags.some(({ value }) => value === selectedTag)
    ? tags
    : [{ value: selectedTag, label: selectedTag }, ...tags];
}
