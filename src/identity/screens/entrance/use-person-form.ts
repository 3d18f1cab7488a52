import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#ui/use-form.ts';
import { isWeakPassword } from '#ui/use-password-strength.ts';
import { usernameIdeas } from '../../model/username.ts';
import { looksLikeEmail } from './looks-like-email.ts';

export type Person = { name: string; email: string; username: string; password: string };

export type PersonForm = ReturnType<typeof usePersonForm>;

const NOBODY: Person = { name: '', email: '', username: '', password: '' };
const NAMES = ['name', 'email', 'username', 'password'] as const;

/** Returns the words that a password must not be based on. */
export const personalWords = ({ name, email, username }: Person) => [name, email, username];

/** Creates the form of a new account. The username follows the name until it is edited. `email` presets the address. */
export function usePersonForm(submit: (person: Person) => Promise<void>, email = '') {
  const t = useTranslations('identity.fields');
  const chosen = useRef(false);
  const form = useForm<Person>({
    initial: { ...NOBODY, email },
    check: (person) => ({
      ...Object.fromEntries(NAMES.filter((name) => !person[name].trim()).map((name) => [name, t('needed')])),
      ...(person.email.trim() && !looksLikeEmail(person.email) ? { email: t('notAnEmail') } : {}),
      ...(person.password && isWeakPassword(person.password, personalWords(person))
        ? { password: t('weakPassword') }
        : {}),
    }),
    submit: (person) => submit({ ...person, name: person.name.trim(), email: person.email.trim() }),
  });
  return {
    ...form,
    setName(name: string) {
      form.set('name', name);
      if (!chosen.current) form.set('username', usernameIdeas('', name)[0] ?? '');
    },
    setUsername(username: string) {
      chosen.current = username !== '';
      form.set('username', username);
    },
  };
}
