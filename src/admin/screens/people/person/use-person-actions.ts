import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import type { UserDocument } from '#identity/contract.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useAdminApi } from '../../admin-api.tsx';
import type { PersonActionName } from './available-actions.ts';

export type PersonActionInput = { reason: string; confirm: string };

/** Performs actions on a member and announces the result. Errors are thrown, for the caller to show. */
export function usePersonActions({ uid, displayName }: UserDocument) {
  const t = useTranslations('admin-people.actions');
  const { people } = useAdminApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const auth = useAuth();
  const [announcement, setAnnouncement] = useState('');
  const isSelf = auth.status === 'signedIn' && auth.user.uid === uid;

  function callAction(name: PersonActionName, { reason, confirm }: PersonActionInput) {
    switch (name) {
      case 'deactivate':
        return people.deactivate.call({ uid, reason });
      case 'delete':
        return people.delete.call({ uid, confirm });
      default:
        return people[name].call({ uid });
    }
  }

  const run = async (name: PersonActionName, actionInput: PersonActionInput = { reason: '', confirm: '' }) => {
    setAnnouncement('');
    await callAction(name, actionInput);
    if (name === 'delete') {
      await queries.invalidateQueries({ queryKey: people.list.key() });
      queries.removeQueries({ queryKey: people.read.key({ input: { uid } }) });
      toast({ text: t('delete.done', { name: displayName }), tone: 'success' });
      void navigate('/admin/people');
      return;
    }
    // Admins who do this to themselves lose access to this page, so load another one.
    if (isSelf && (name === 'takeAdmin' || name === 'endSessions')) window.location.assign('/dashboard');
    else await queries.invalidateQueries({ queryKey: people.key() });
    setAnnouncement(t(`${name}.done`, { name: displayName }));
  };
  return { isSelf, run, announcement };
}
