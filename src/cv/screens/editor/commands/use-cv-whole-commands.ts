import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useTellFailure } from '#records/components.tsx';
import type { Command } from '#ui/command-palette.tsx';
import { cvApi } from '../../cv-api.ts';
import { sessionKey } from '../../cv-calls.ts';
import { useCvDeeds } from '../../use-cv-deeds.ts';
import { useHand } from '../hand.tsx';
import type { CvCommandsProps } from './cv-commands-props.ts';
import { press } from './press.ts';

/** Returns the commands for the CV as a whole. All except renaming and sharing save pending changes first. */
export function useCvWholeCommands({ writer, view, cv }: Pick<CvCommandsProps, 'writer' | 'view' | 'cv'>): Command[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const manager = useTranslations('records.manager');
  const sharing = useTranslations('cv.sharing');
  const hand = useHand();
  const tell = useTellFailure();
  const queries = useQueryClient();
  const { id, name } = view;
  const deeds = useCvDeeds({ id, name, locked: hand.locked, visibility: cv?.visibility ?? 'private' });
  const rename: Command = {
    id: 'rename',
    label: t('rename'),
    unavailable: hand.locked ? bar('locked') : undefined,
    run: () => document.querySelector<HTMLInputElement>('[data-cv-name]')?.select(),
  };
  // The other commands need the server, so only renaming is offered offline.
  if (!cv) return [rename];
  const saved = (run: () => Promise<void>) => () => void writer.save().then(run);
  /** Moves the CV to the trash and reloads the session, which then offers to restore it. */
  const trash = async () => {
    try {
      await cvApi.remove.call({ id });
      await queries.invalidateQueries({ queryKey: sessionKey(id) });
    } catch (error) {
      tell(manager('notChanged', { count: 1 }), error);
    }
  };
  return [
    rename,
    { id: 'sharing', label: sharing('entry'), run: () => void press('sharing') },
    ...deeds.turns.map(({ action, verb, run }) => ({ id: action, label: verb, run: saved(run) })),
    { id: 'duplicate', label: manager('duplicate'), run: saved(deeds.duplicate) },
    { id: 'trash', label: manager('toTrash'), run: saved(trash) },
  ];
}
