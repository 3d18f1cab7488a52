import { type ReactNode, use } from 'react';
import { IntlProvider, type Messages } from 'use-intl';
import { DEFAULT_LANGUAGE, type Language, negotiateLanguage } from './languages.ts';

const files = import.meta.glob<{ default: object }>('/messages/*/*.json');
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const loading = new Map<string, Promise<object>>();

/** The language that the reader's browser asks for. */
const readersLanguage = () => negotiateLanguage(navigator.languages.join(','));

function load(language: Language, domain: keyof Messages): Promise<object> {
  const path = `/messages/${language}/${domain}.json`;
  const under = loading.get(path) ?? files[path]?.().then((file) => file.default) ?? load(DEFAULT_LANGUAGE, domain);
  loading.set(path, under);
  return under;
}

type Props = { domains: readonly (keyof Messages)[]; children: ReactNode };

/** Gives a screen the words that it needs, and only those. */
export function WordsProvider({ domains, children }: Props) {
  const language = readersLanguage();
  const words = Object.fromEntries(domains.map((domain) => [domain, use(load(language, domain))]));
  return (
    <IntlProvider locale={language} messages={words as Messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
