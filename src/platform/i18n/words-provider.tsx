import { createContext, type ReactNode, use } from 'react';
import { IntlProvider, type Messages } from 'use-intl';
import { DEFAULT_LANGUAGE, type Language, negotiateLanguage } from './languages.ts';

/**
 * The English message files, without those for admins or the server only, because each entry adds to the first bundle.
 */
const files = import.meta.glob<{ default: object }>([
  '/messages/en/*.json',
  '!/messages/en/admin-*.json',
  '!/messages/en/{cv-public,errors,mail,portfolio-contact,portfolio-mail,portfolio-readers,report,site}.json',
]);
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const loading = new Map<string, Promise<object>>();
const InheritedWords = createContext<Partial<Messages>>({});

/** Returns the supported language that the reader's browser prefers. */
export const readersLanguage = () => negotiateLanguage(navigator.languages.join(','));

function load(language: Language, domain: keyof Messages): Promise<object> {
  const path = `/messages/${language}/${domain}.json`;
  const under = loading.get(path) ?? wordsAt(path, language, domain);
  loading.set(path, under);
  return under;
}

async function wordsAt(path: string, language: Language, domain: keyof Messages): Promise<object> {
  if (language === 'en-GB') {
    const { inBritish } = await import('./british-words.ts');
    return inBritish(domain, await load(DEFAULT_LANGUAGE, domain));
  }
  const known = language === DEFAULT_LANGUAGE ? files[path] : undefined;
  const file = await (known ?? (await import('./words-elsewhere.ts')).elsewhere[path])?.();
  return file ? file.default : load(DEFAULT_LANGUAGE, domain);
}

/** Preloads the messages of domains for a screen that will need them. */
export const preloadWords = (domains: readonly (keyof Messages)[]) =>
  Promise.all(domains.map((domain) => load(readersLanguage(), domain)));

/**
 * Returns messages in a given language, such as that of a member's text, instead of the reader's. Suspends until
 * loaded.
 */
export const useWordsIn = <Domain extends keyof Messages>(language: Language, domain: Domain) =>
  use(load(language, domain)) as Messages[Domain];

type Props = { domains: readonly (keyof Messages)[]; children: ReactNode };

/** Provides the messages of domains to its children, besides inherited ones. Suspends until they are loaded. */
export function WordsProvider({ domains, children }: Props) {
  const language = readersLanguage();
  const inherited = use(InheritedWords);
  const own = Object.fromEntries(domains.map((domain) => [domain, use(load(language, domain))]));
  const words = { ...inherited, ...own };
  return (
    <InheritedWords value={words}>
      <IntlProvider locale={language} messages={words as Messages} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </InheritedWords>
  );
}
