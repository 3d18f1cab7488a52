import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#ui/fields/use-form.ts';
import { isWeakPassword } from '#ui/fields/use-password-strength.ts';
import { suggestUsernames } from '../../model/username.ts';
import { looksLikeEmail } from './looks-like-email.ts';

export type NewAccount = { name: string; email: string; username: string; password: string };

export type AccountForm = ReturnType<typeof useAccountForm>;

const EMPTY_ACCOUNT: NewAccount = { name: '', email: '', username: '', password: '' };
const REQUIRED_FIELDS = ['name', 'email', 'username', 'password'] as const;

/** Returns the words that a password must not be based on. */
export const personalWords = ({ name, email, username }: NewAccount) => [name, email, username];

/** Creates the form of a new account. The username follows the name until it is edited. `email` presets the address. */
export function useAccountForm(submit: (account: NewAccount) => Promise<void>, email = '') {
  const t = useTranslations('identity.fields');
  const isUsernameEdited = useRef(false);
  const form = useForm<NewAccount>({
    initial: { ...EMPTY_ACCOUNT, email },
    check: (account) => ({
      ...Object.fromEntries(
        REQUIRED_FIELDS.filter((name) => !account[name].trim()).map((name) => [name, t(`needed.${name}`)]),
      ),
      ...(account.email.trim() && !looksLikeEmail(account.email) ? { email: t('notAnEmail') } : {}),
      ...(account.password && isWeakPassword(account.password, personalWords(account))
        ? { password: t('weakPassword') }
        : {}),
    }),
    submit: (account) => submit({ ...account, name: account.name.trim(), email: account.email.trim() }),
  });
  return {
    ...form,
    setName(name: string) {
      form.set('name', name);
      if (!isUsernameEdited.current) form.set('username', suggestUsernames('', name)[0] ?? '');
    },
    setUsername(username: string) {
      isUsernameEdited.current = username !== '';
      form.set('username', username);
    },
  };
}
