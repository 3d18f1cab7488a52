import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#platform/i18n/languages.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/use-toast.ts';
import { useAdminApi } from '../admin-api.tsx';

/** Returns the form that creates an account and opens the new member's screen. */
export function useCreatePersonForm(onCreated: () => void) {
  const t = useTranslations('admin-people.newPerson');
  const { people } = useAdminApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const locale = useLocale();
  const language: Language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  return useForm({
    initial: { name: '', email: '', username: '', language },
    check: ({ name, email, username }) => ({
      name: name.trim() === '' ? t('nameNeeded') : undefined,
      email: email.trim() === '' ? t('emailNeeded') : undefined,
      username: username.trim() === '' ? t('usernameNeeded') : undefined,
    }),
    submit: async ({ name, email, username, language }) => {
      const person = { name: name.trim(), email: email.trim(), username: username.trim(), language };
      const { uid, displayName } = await people.create.call(person);
      await queries.invalidateQueries({ queryKey: people.list.key() });
      toast({ text: t('done', { name: displayName }), tone: 'success' });
      onCreated();
      void navigate(`/admin/people/${encodeURIComponent(uid)}`);
    },
  });
}
