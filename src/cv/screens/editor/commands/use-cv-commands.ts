import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { editingSessionKey, useFailureToast } from '#records/components.tsx';
import type { PaletteCommand } from '#ui/overlays/command-palette.tsx';
import { cvApi } from '../../cv-api.ts';
import { useIsOffered, useScreenActions } from '../../screen-actions.tsx';
import { useCvActions } from '../../use-cv-actions.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { CV_KIND } from '../use-cv-session.ts';
import type { CvCommandsProps } from './cv-commands-props.ts';

/** Returns the commands for the CV as a whole. All except renaming and sharing save pending changes first. */
export function useCvCommands({ writer, view, cv }: Pick<CvCommandsProps, 'writer' | 'view' | 'cv'>): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const manager = useTranslations('records.manager');
  const sharing = useTranslations('records.sharing');
  const editor = useCvEditor();
  const screenActions = useScreenActions();
  const canPublish = useIsOffered('publish');
  const reportFailure = useFailureToast();
  const queries = useQueryClient();
  const { id, name } = view;
  const actions = useCvActions(
    { id, name, locked: editor.locked, visibility: cv?.visibility ?? 'private' },
    writer.saveChanges,
  );
  const rename: PaletteCommand = {
    id: 'rename',
    label: t('rename'),
    unavailable: editor.locked ? bar('locked') : undefined,
    run: () => screenActions.run('rename'),
  };
  // The other commands need the server, so only renaming is offered offline.
  if (!cv) return [rename];
  const afterSave = (run: () => Promise<void>) => () => void writer.save().then(run);
  /** Moves the CV to the trash and reloads the session, which then offers to restore it. */
  const trash = async () => {
    try {
      await cvApi.remove.call({ id });
      await queries.invalidateQueries({ queryKey: editingSessionKey(CV_KIND, id) });
    } catch (error) {
      reportFailure(manager('notChanged', { count: 1 }), error);
    }
  };
  return [
    rename,
    {
      id: 'publish',
      label: t('publish'),
      unavailable: canPublish ? undefined : t('nothingToPublish'),
      run: () => screenActions.run('publish'),
    },
    { id: 'sharing', label: sharing('entry'), run: () => screenActions.request('sharing') },
    ...actions.statusActions.map(({ action, verb, run }) => ({ id: action, label: verb, run: afterSave(run) })),
    { id: 'duplicate', label: manager('duplicate'), run: () => void actions.duplicate() },
    { id: 'trash', label: manager('toTrash'), run: afterSave(trash) },
  ];
}
