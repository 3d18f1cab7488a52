import { useRef, useState } from 'react';
import type { ListedRepository } from '../../contract.ts';
import type { Hub, HubProblem, HubWarning } from '../../model/hubs.ts';
import { HUB_LIMITS } from '../../model/hubs.ts';
import { projectsApi } from '../projects-api.ts';
import { hubUsername } from './hub-username.ts';

export type HubAccess = { hub: Hub; username: string; token: string };
export type RepositoryList = {
  username: string;
  repositories: readonly ListedRepository[];
  contributions: number | null;
  isPartial: boolean;
};

type Project = { id: string; path: string; title: string };
export type HubImportResult = {
  made: (Project & { warnings: HubWarning[] })[];
  existing: Project[];
  failed: { path: string; problem: HubProblem }[];
};

/** Where an import is: finding a user's repositories, choosing some, importing them, or done. */
export type HubStep =
  | { name: 'find' }
  | { name: 'choose'; list: RepositoryList }
  | { name: 'import'; list: RepositoryList; done: number; total: number }
  | { name: 'done'; list: RepositoryList; result: HubImportResult };

const NOTHING: HubImportResult = { made: [], existing: [], failed: [] };

/** State of an import from a hub. A failed step can be repeated; nothing that was imported is imported again. */
export function useHubImport() {
  const [step, setStep] = useState<HubStep>({ name: 'find' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<unknown>();
  /** The hub and the token of the list, until the dialog is closed. */
  const access = useRef<Omit<HubAccess, 'username'>>({ hub: 'github', token: '' });
  const madeIds = useRef<string[]>([]);
  /** Counts attempts, so that an answer that arrives after the dialog was closed is ignored. */
  const attempt = useRef(0);

  const importPaths = async (list: RepositoryList, paths: readonly string[]) => {
    const { hub, token } = access.current;
    const chosen = list.repositories.filter(({ path }) => paths.includes(path));
    let [current, result] = [list, NOTHING];
    setFailure(undefined);
    setStep({ name: 'import', list, done: 0, total: chosen.length });
    try {
      for (let start = 0; start < chosen.length; start += HUB_LIMITS.batch) {
        const batch = chosen.slice(start, start + HUB_LIMITS.batch);
        const take = batch.map(({ path, isContributed, commits }) => ({ path, isContributed, commits }));
        const answer = await projectsApi.importRepositories.call({ hub, token, take });
        madeIds.current.push(...answer.made.map(({ id }) => id));
        result = {
          made: [...result.made, ...answer.made],
          existing: [...result.existing, ...answer.existing],
          failed: [...result.failed, ...answer.failed],
        };
        current = withProjects(current, [...answer.made, ...answer.existing]);
        setStep({ name: 'import', list: current, done: start + batch.length, total: chosen.length });
      }
      setStep({ name: 'done', list: current, result });
    } catch (error) {
      setFailure(error);
      setSelected(new Set(paths.filter((path) => !isProjectOf(current, path))));
      setStep({ name: 'choose', list: current });
    }
  };

  return {
    step,
    selected,
    setSelected,
    failure,
    /** Lists the repositories. Throws what the hub refuses, for the form to show. */
    find: async (values: HubAccess) => {
      attempt.current += 1;
      const current = attempt.current;
      const { hub, token } = values;
      const list = await projectsApi.listRepositories.call({ hub, token, username: hubUsername(values.username) });
      if (current !== attempt.current) return;
      access.current = { hub, token };
      setFailure(undefined);
      setSelected(
        new Set(
          list.repositories.flatMap(({ path, isPinned, duplicateOf }) => (isPinned && !duplicateOf ? [path] : [])),
        ),
      );
      setStep({ name: 'choose', list });
    },
    importSelected: () => (step.name === 'choose' ? importPaths(step.list, [...selected]) : undefined),
    retry: () =>
      step.name === 'done'
        ? importPaths(
            step.list,
            step.result.failed.map(({ path }) => path),
          )
        : undefined,
    back: () => {
      setFailure(undefined);
      setStep({ name: 'find' });
    },
    /** Returns to the first step, forgets the token, and returns the ids of what was imported. */
    reset: () => {
      attempt.current += 1;
      const ids = madeIds.current;
      madeIds.current = [];
      access.current = { hub: 'github', token: '' };
      setSelected(new Set());
      setFailure(undefined);
      setStep({ name: 'find' });
      return ids;
    },
  };
}

function withProjects(list: RepositoryList, projects: readonly Project[]): RepositoryList {
  const byPath = new Map(projects.map(({ path, id, title }) => [path, { id, title }]));
  return {
    ...list,
    repositories: list.repositories.map((one) => ({ ...one, duplicateOf: byPath.get(one.path) ?? one.duplicateOf })),
  };
}

const isProjectOf = ({ repositories }: RepositoryList, path: string) =>
  repositories.some((one) => one.path === path && one.duplicateOf !== null);
