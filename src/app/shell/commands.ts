import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CommandGroup } from '#ui/command-palette.tsx';
import { useTheme } from '#ui/theme.tsx';
import { useDestinations } from './destinations.ts';
import { useSignOut } from './use-sign-out.ts';

/** Returns every action of the shell for the command palette. The same actions have buttons. */
export function useCommands(): CommandGroup[] {
  const t = useTranslations('app');
  const destinations = useDestinations();
  const navigate = useNavigate();
  const { toggleTheme } = useTheme();
  const signOut = useSignOut();
  const targets = [...destinations, { name: 'profile', path: '/profile' } as const];
  return [
    {
      value: t('palette.go'),
      items: targets.map(({ name, path }) => ({
        id: path,
        label: t(`places.${name}`),
        run: () => void navigate(path),
      })),
    },
    {
      value: t('palette.do'),
      items: [
        { id: 'theme', label: t('palette.toggleTheme'), run: toggleTheme },
        { id: 'sign-out', label: t('signOut'), run: () => void signOut() },
      ],
    },
  ];
}
