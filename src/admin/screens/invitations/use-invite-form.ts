import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { INVITATION_LIMITS } from '#identity/contract.ts';
import { useReaderLanguage } from '#platform/browser/i18n/reader-language.ts';
import { type ApiError, isApiError } from '#platform/pure/api-errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useForm } from '#ui/fields/use-form.ts';
import { useAdminApi } from '../admin-api.tsx';
import { parseAddresses } from './parse-addresses.ts';

export function useInviteForm(onSent: () => void) {
  const t = useTranslations('admin-invitations');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const language: Language = useReaderLanguage();
  const form = useForm({
    initial: { emails: '', message: '', language },
    check: ({ emails }) => {
      const count = parseAddresses(emails).length;
      const maximum = INVITATION_LIMITS.atOnce;
      if (count === 0) return { emails: t('form.needed') };
      return count > maximum ? { emails: t('form.tooMany', { count, maximum }) } : {};
    },
    submit: async ({ emails: typed, ...rest }) => {
      const emails = parseAddresses(typed);
      await api.invitations.send.call({ ...rest, emails }).catch((error: unknown) => {
        throw isApiError(error) ? mergeAddressErrors(error, emails, (fault) => t('form.faultOf', fault)) : error;
      });
      await queries.invalidateQueries({ queryKey: api.invitations.key() });
      toast({ text: t('sent', { count: emails.length }), tone: 'success' });
      form.reset({ emails: '', message: rest.message, language: rest.language });
      onSent();
    },
  });
  return form;
}

type AddressError = { address: string; fault: string };

/** Merges the server's errors for single addresses into one error of the field that holds all of them. */
function mergeAddressErrors(
  error: ApiError,
  emails: readonly string[],
  format: (fault: AddressError) => string,
): ApiError {
  const fields = error.data?.fields ?? [];
  const messages = fields.flatMap(({ path, message }) => {
    const [, index] = /^emails\.(\d+)$/.exec(path) ?? [];
    return index === undefined ? [] : [format({ address: emails[Number(index)] ?? '', fault: message })];
  });
  if (messages.length === 0) return error;
  const others = fields.filter(({ path }) => !path.startsWith('emails.'));
  const merged = { path: 'emails', message: messages.join(' ') };
  return Object.assign(new Error(error.message), {
    code: error.code,
    status: error.status,
    data: { ...error.data, fields: [merged, ...others] },
  });
}
