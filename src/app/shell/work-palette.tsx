import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { achievementsContract } from '#achievements/contract.ts';
import achievementRoutes from '#achievements/contract.ts?routes';
import type { cvContract } from '#cv/contract.ts';
import cvRoutes from '#cv/contract.ts?routes';
import { makeApiCalls } from '#platform/api-calls.ts';
import type { projectsContract } from '#projects/contract.ts';
import projectRoutes from '#projects/contract.ts?routes';
import { type CommandGroup, CommandPalette } from '#ui/command-palette.tsx';
import { useCommands } from './commands.ts';

const projects = makeApiCalls<typeof projectsContract>({ routes: projectRoutes });
const cvs = makeApiCalls<typeof cvContract>({ routes: cvRoutes });
const achievements = makeApiCalls<typeof achievementsContract>({ routes: achievementRoutes });

const KINDS = [
  { kind: 'cv', hrefOf: (id: string) => `/cv/${id}/edit` },
  { kind: 'projects', hrefOf: (id: string) => `/projects/${id}` },
  { kind: 'achievements', hrefOf: (id: string) => `/achievements/${id}` },
] as const;

const SHORTEST = 2;
const MOST = 6;
const PAUSE_MILLISECONDS = 150;

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The current screen's actions. */
  offered: readonly CommandGroup[];
};

/** A command palette that finds actions by name, and the member's own records by their text. */
export function WorkPalette({ open, onOpenChange, offered }: Props) {
  const t = useTranslations('app.palette');
  const [text, setText] = useState('');
  const everywhere = useCommands();
  const found = useFoundWork(open ? text : '');
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      onType={setText}
      label={t('label')}
      emptyText={t('empty')}
      groups={[...offered, ...everywhere, ...found]}
    />
  );
}

function useFoundWork(text: string): CommandGroup[] {
  const t = useTranslations('app.places');
  const navigate = useNavigate();
  const q = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['palette', q],
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      await pause(signal);
      const wanted = { q, limit: MOST };
      const [ofCvs, ofProjects, ofAchievements] = await Promise.all([
        cvs.list(wanted, { signal }),
        projects.list(wanted, { signal }),
        achievements.list(wanted, { signal }),
      ]);
      return {
        cv: ofCvs.items.map(({ id, name }) => ({ id, title: name })),
        projects: ofProjects.items,
        achievements: ofAchievements.items,
      };
    },
  });
  if (q.length < SHORTEST || !data) return [];
  return KINDS.map(({ kind, hrefOf }) => ({
    value: t(kind),
    items: data[kind].map(({ id, title }) => ({
      id: hrefOf(id),
      label: title,
      found: true,
      run: () => void navigate(hrefOf(id)),
    })),
  })).filter(({ items }) => items.length > 0);
}

/** Waits for a pause in typing. Rejects when the signal is aborted by further typing. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MILLISECONDS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
