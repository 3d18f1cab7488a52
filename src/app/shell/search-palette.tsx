import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { achievementsContract } from '#achievements/contract.ts';
import achievementRoutes from '#achievements/contract.ts?routes';
import { entryHref, titleOfEntry } from '#cv/components.tsx';
import type { cvContract, entriesContract } from '#cv/contract.ts';
import cvRoutes from '#cv/contract.ts?routes';
import entryRoutes from '#cv/contract.ts?routes=entriesContract';
import { SETTINGS_PAGES, useLanguageChoices } from '#identity/components.tsx';
import { makeApiCalls } from '#platform/pure/api-calls.ts';
import type { postsContract } from '#posts/contract.ts';
import postRoutes from '#posts/contract.ts?routes';
import type { projectsContract } from '#projects/contract.ts';
import projectRoutes from '#projects/contract.ts?routes';
import { useToast } from '#ui/feedback/use-toast.ts';
import { type CommandGroup, CommandPalette } from '#ui/overlays/command-palette.tsx';

import { useDestinations, WORK_DESTINATIONS } from './destinations.ts';
import { useSignOut } from './use-sign-out.ts';
import { useThemeToggle } from './use-theme-toggle.ts';

const projects = makeApiCalls<typeof projectsContract>({ routes: projectRoutes });
const cvs = makeApiCalls<typeof cvContract>({ routes: cvRoutes });
const posts = makeApiCalls<typeof postsContract>({ routes: postRoutes });
const achievements = makeApiCalls<typeof achievementsContract>({ routes: achievementRoutes });

const entries = makeApiCalls<typeof entriesContract>({ routes: entryRoutes });

type Found = { href: string; title: string };
/** The kinds of records that the palette finds, each with its search. */
const KINDS = ['cv', 'work', 'projects', 'posts', 'achievements'] as const;
const SEARCHES: Record<(typeof KINDS)[number], (query: SearchQuery, options: SearchOptions) => Promise<Found[]>> = {
  cv: async (query, options) =>
    (await cvs.list(query, options)).items.map(({ id, name }) => ({ href: `/cv/${id}/edit`, title: name })),
  work: async (query, options) =>
    (await entries.list(query, options)).items.map((entry) => ({ href: entryHref(entry), title: titleOfEntry(entry) })),
  projects: async (query, options) =>
    (await projects.list(query, options)).items.map(({ id, title }) => ({ href: `/projects/${id}`, title })),
  posts: async (query, options) =>
    (await posts.list(query, options)).items.map(({ id, title }) => ({ href: `/posts/${id}/edit`, title })),
  achievements: async (query, options) =>
    (await achievements.list(query, options)).items.map(({ id, title }) => ({ href: `/achievements/${id}`, title })),
};
type SearchQuery = { q: string; limit: number };
type SearchOptions = { signal: AbortSignal };

const MIN_QUERY_LENGTH = 2;
const MAX_RESULTS = 6;
const TYPING_DELAY_MS = 150;

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The current screen's actions. */
  screenGroups: readonly CommandGroup[];
};

/** A command palette that finds actions by name, and the member's own records by their text. */
export function SearchPalette({ open, onOpenChange, screenGroups }: Props) {
  const t = useTranslations('app.palette');
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // The text stays while the palette closes, and is gone also if it opens again before it has closed.
    if (open) setText('');
  }
  const shellGroups = useCommands();
  const recordGroups = useRecordGroups(open ? text : '');
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      typed={text}
      onType={setText}
      label={t('label')}
      emptyText={t('empty')}
      groups={[...screenGroups, ...shellGroups, ...recordGroups]}
    />
  );
}

function useRecordGroups(text: string): CommandGroup[] {
  const t = useTranslations('app.destinations');
  const navigate = useNavigate();
  const q = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['palette', q],
    enabled: q.length >= MIN_QUERY_LENGTH,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      await typingPause(signal);
      return Promise.all(
        KINDS.map(async (kind) => ({ kind, found: await SEARCHES[kind]({ q, limit: MAX_RESULTS }, { signal }) })),
      );
    },
  });
  if (q.length < MIN_QUERY_LENGTH || !data) return [];
  return data
    .filter(({ found }) => found.length > 0)
    .map(({ kind, found }) => ({
      value: t(kind),
      items: found.map(({ href, title }) => ({
        id: href,
        label: title || t(kind),
        found: true,
        run: () => void navigate(href),
      })),
    }));
}

/** Waits for a pause in typing. Rejects when the signal is aborted by further typing. */
const typingPause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, TYPING_DELAY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** The paths that create something. `#new` opens the form of a list. */
const CREATION_COMMANDS = [
  { name: 'newCv', path: '/cv#new' },
  { name: 'newProject', path: '/projects/new' },
  { name: 'newPost', path: '/posts/new' },
  { name: 'newAchievement', path: '/achievements/new' },
  { name: 'newLink', path: '/share#new' },
] as const;

/** Returns every action of the shell for the command palette. The same actions have buttons. */
function useCommands(): CommandGroup[] {
  const t = useTranslations('app');
  const destinations = useDestinations();
  const navigate = useNavigate();
  const toggleTheme = useThemeToggle();
  const signOut = useSignOut();
  const toast = useToast();
  const languages = useLanguageChoices((text) => toast({ text, tone: 'error' }));
  const targets = [...destinations, ...WORK_DESTINATIONS];
  return [
    {
      value: t('palette.go'),
      items: targets.map(({ name, path }) => ({
        id: path,
        label: t(`destinations.${name}`),
        run: () => void navigate(path),
      })),
    },
    {
      value: t('settings.title'),
      items: SETTINGS_PAGES.map(({ name, path }) => ({
        id: path,
        label: t(`settings.pages.${name}`),
        run: () => void navigate(path),
      })),
    },
    {
      value: t('palette.do'),
      items: [
        ...CREATION_COMMANDS.map(({ name, path }) => ({
          id: path,
          label: t(`palette.${name}`),
          run: () => void navigate(path),
        })),
        { id: 'theme', label: t('palette.toggleTheme'), run: toggleTheme },
        { id: 'sign-out', label: t('signOut'), run: () => void signOut() },
      ],
    },
    {
      value: t('language.name'),
      items: languages.map(({ id, label, choose }) => ({
        id: `language ${id}`,
        label: t('palette.useLanguage', { language: label }),
        run: choose,
      })),
    },
  ];
}
