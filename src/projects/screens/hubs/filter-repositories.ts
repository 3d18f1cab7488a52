import type { ListedRepository } from '../../contract.ts';

type Filter = { search: string; showAll: boolean };

/** Returns the repositories that contain a text, without forks and archived ones unless they are shown as well. */
export function filterRepositories(repositories: readonly ListedRepository[], { search, showAll }: Filter) {
  const text = search.trim().toLowerCase();
  return repositories.filter(
    ({ isFork, isArchived, path, name, description, language, topics }) =>
      (showAll || !(isFork || isArchived)) &&
      [path, name, description, language, ...topics].some((part) => part.toLowerCase().includes(text)),
  );
}
