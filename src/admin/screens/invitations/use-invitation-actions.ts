import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Invitation } from '#identity/contract.ts';
import { isApiError, messageOf } from '#platform/api-errors.ts';
import { useToast } from '#ui/use-toast.ts';
import { useAdminApi } from '../admin-api.tsx';

/** Actions on an invitation. Failures are shown as a toast, and the list is refetched. */
export function useInvitationActions() {
  const t = useTranslations('admin-invitations');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();

  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action();
      return true;
    } catch (error) {
      const fields = isApiError(error) ? (error.data?.fields ?? []) : [];
      const message = fields.map((field) => field.message).join(' ') || messageOf(error);
      toast({ text: t('notDone', { message }), tone: 'error' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: api.invitations.key() });
    }
  };

  return {
    async sendAgain({ email, message, language }: Invitation) {
      const done = await attempt(() => api.invitations.send.call({ emails: [email], message, language }));
      if (done) toast({ text: t('sent', { count: 1 }), tone: 'success' });
    },
    withdraw: ({ id }: Invitation) => attempt(() => api.invitations.withdraw.call({ id })),
  };
}
