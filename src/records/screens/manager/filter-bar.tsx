import { ArrowDownWideNarrow, CalendarRange, LayoutGrid, List, Shapes, Tag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { IconChoice } from '#ui/icon-choice.tsx';
import { SearchField } from '#ui/search-field.tsx';
import type { RecordFacets } from '../../contract.ts';
import type { Listed, Look, Shelf } from './shelf.ts';
import type { useView } from './use-view.ts';

const LOOKS = { grid: LayoutGrid, list: List, timeline: CalendarRange };

type Props<Item extends Listed> = {
  shelf: Shelf<Item>;
  facets: RecordFacets | undefined;
  look: Look;
  looks: readonly Look[];
  onLook: (look: Look) => void;
} & Pick<ReturnType<typeof useView>, 'view' | 'change'>;

/** Search, filters, sort order and layout switch of the manager. */
export function FilterBar<Item extends Listed>(props: Props<Item>) {
  const { shelf, facets, look, looks, onLook, view, change } = props;
  const t = useTranslations('records.manager');
  const { words, kinds, sorts } = shelf;
  const tags = tagsOf(facets, view.tag);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-full flex-1 sm:min-w-64">
        <SearchField label={words.search} value={view.q} onValueChange={(q) => change({ q }, { replace: true })} />
      </div>
      {kinds && (
        <ChoiceMenu
          label={t('kind')}
          icon={Shapes}
          choices={[{ value: '', label: words.allKinds ?? '' }, ...kinds]}
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
      {look !== 'timeline' && (
        <ChoiceMenu
          label={t('sort')}
          icon={ArrowDownWideNarrow}
          choices={sorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          value={view.sort}
          onValueChange={(sort) => change({ sort })}
        />
      )}
      <div className="ms-auto">
        <IconChoice
          label={t('look')}
          choices={looks.map((value) => ({ value, label: t(`looks.${value}`), icon: LOOKS[value] }))}
          value={look}
          onValueChange={onLook}
        />
      </div>
    </div>
  );
}

/** Returns the available tags, plus the tag from the URL if no record has it any more. */
function tagsOf(facets: RecordFacets | undefined, chosen: string) {
  const tags = (facets?.tags ?? []).map(({ tag, count }) => ({ value: tag, label: tag, count }));
  return chosen === '' || tags.some(({ value }) => value === chosen)
    ? tags
    : [{ value: chosen, label: chosen }, ...tags];
}
