import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { useSelection } from '#ui/lists/use-selection.ts';
import type { ListedRepository } from '../../contract.ts';
import { filterRepositories } from './filter-repositories.ts';
import type { RepositoryList as List } from './use-hub-import.ts';

type Props = {
  list: List;
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
};

/** Second step of an import from a hub: the repositories to choose from. */
export function RepositoryList({ list, selected, onSelect }: Props) {
  const t = useTranslations('projects.hubs');
  const { repositories, contributions, isPartial } = list;
  const [search, setSearch] = useState('');
  const [showAll, setShowAll] = useState(false);
  const shown = filterRepositories(repositories, { search, showAll });
  const paths = shown.map(({ path }) => path);
  const selection = useSelection(paths, selected, onSelect);
  /** Selects all that are shown, or none of them. Others stay as they are. */
  const toggleAll = () => {
    const others = [...selected].filter((path) => !paths.includes(path));
    onSelect(new Set(selection.all ? others : [...others, ...paths]));
  };
  const hasHidden = repositories.some(({ isFork, isArchived }) => isFork || isArchived);
  if (repositories.length === 0) return <p className="pb-4 text-text-secondary">{t('none')}</p>;
  return (
    <div className="grid gap-3">
      {(contributions !== null || isPartial) && (
        <p className="text-text-secondary text-xs">
          {[contributions === null ? '' : t('contributions', { count: contributions }), isPartial ? t('partial') : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-48 flex-1">
          <SearchField label={t('search')} value={search} onValueChange={setSearch} />
        </div>
        {hasHidden && <Switch label={t('showAll')} checked={showAll} onCheckedChange={setShowAll} />}
      </div>
      {shown.length > 1 && (
        <div className="border-border border-b pb-2">
          <Checkbox label={t('all')} checked={selection.all} mixed={selection.isPartial} onCheckedChange={toggleAll} />
        </div>
      )}
      <p role="status" className="text-text-secondary empty:hidden">
        {shown.length === 0 && t('noMatch')}
      </p>
      <ul aria-label={t('list')}>
        {shown.map((repository) => (
          <li
            key={repository.path}
            className="flex gap-3 border-border border-b py-2.5 [content-visibility:auto] last:border-b-0"
          >
            <Checkbox
              label={t('select', { name: repository.name })}
              labelHidden
              checked={selected.has(repository.path)}
              onCheckedChange={() => selection.toggle(repository.path, false)}
            />
            <Repository repository={repository} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Repository({ repository }: { repository: ListedRepository }) {
  const t = useTranslations('projects.hubs');
  const { path, name, description, language, stars, commits, isContributed } = repository;
  const marks = (
    [
      ['isPinned', 'pinned'],
      ['isPrivate', 'private'],
      ['isFork', 'fork'],
      ['isArchived', 'archived'],
      ['isContributed', 'contributed'],
    ] as const
  ).filter(([flag]) => repository[flag]);
  const facts = [
    language,
    stars > 0 ? t('starCount', { count: stars }) : '',
    isContributed && commits !== null ? t('commitCount', { count: commits }) : '',
  ].filter((fact) => fact !== '');
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <bdi className="min-w-0 break-words">{isContributed ? path : name}</bdi>
        {marks.map(([, word]) => (
          <Badge key={word}>{t(word)}</Badge>
        ))}
        {repository.duplicateOf && <Badge tone="success">{t('duplicate')}</Badge>}
      </p>
      {description !== '' && (
        <p className="line-clamp-2 break-words text-text-secondary">
          <bdi>{description}</bdi>
        </p>
      )}
      {facts.length > 0 && <p className="text-text-secondary text-xs tabular-nums">{facts.join(' · ')}</p>}
    </div>
  );
}
