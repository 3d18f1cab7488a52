import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { INVITATION_LIMITS } from '#identity/contract.ts';
import { isRefusal, type Refusal } from '#platform/api-errors.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#platform/i18n/languages.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/use-toast.ts';
import { useAdminApi } from '../admin-api.tsx';
import { addressesIn } from './addresses-in.ts';

export function useInviteForm(onSent: () => void) {
  const t = useTranslations('admin-invitations');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const locale = useLocale();
  const language: Language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  const form = useForm({
    initial: { emails: '', message: '', language },
    check: ({ emails }) => {
      const count = addressesIn(emails).length;
      const maximum = INVITATION_LIMITS.atOnce;
      if (count === 0) return { emails: t('form.needed') };
      return count > maximum ? { emails: t('form.tooMany', { count, maximum }) } : {};
    },
    submit: async ({ emails: typed, ...rest }) => {
      const emails = addressesIn(typed);
      await api.invitations.send.call({ ...rest, emails }).catch((error: unknown) => {
        throw isRefusal(error) ? inOneField(error, emails, (fault) => t('form.faultOf', fault)) : error;
      });
      await queries.invalidateQueries({ queryKey: api.invitations.key() });
      toast({ text: t('sent', { count: emails.length }), tone: 'success' });
      form.reset({ emails: '', message: rest.message, language: rest.language });
      onSent();
    },
  });
  return form;
}

type Fault = { address: string; fault: string };

/** Merges the server's errors for single addresses into one error of the field that holds all of them. */
function inOneField(error: Refusal, emails: readonly string[], say: (fault: Fault) => string): Refusal {
  const fields = error.data?.fields ?? [];
  const faults = fields.flatMap(({ path, message }) => {
    const [, at] = /^emails\.(\d+)$/.exec(path) ?? [];
    return at === undefined ? [] : [say({ address: emails[Number(at)] ?? '', fault: message })];
  });
  if (faults.length === 0) return error;
  const others = fields.filter(({ path }) => !path.startsWith('emails.'));
  const told = { path: 'emails', message: faults.join(' ') };
  return Object.assign(new Error(error.message), {
    code: error.code,
    status: error.status,
    data: { ...error.data, fields: [told, ...others] },
  });
}
