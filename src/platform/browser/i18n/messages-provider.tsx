import { createContext, type ReactNode, use } from 'react';
import { IntlProvider, type Messages } from 'use-intl';
import { DEFAULT_LANGUAGE, type Language } from '../../pure/i18n/languages.ts';
import { localeIn } from '../../pure/i18n/regions.ts';
import { readerLanguage, useReaderLanguage } from './reader-language.ts';
import { useChosenRegional, useReaderTimeZone } from './reader-region.ts';

/**
 * The English message files, without those for admins or the server only, because each entry adds to the first bundle.
 */
const files = import.meta.glob<{ default: object }>([
  '/messages/en/*.json',
  '!/messages/en/admin-*.json',
  '!/messages/en/{cv-public,errors,mail,portfolio-contact,portfolio-mail,portfolio-readers,report,site,unsubscribe}.json',
]);
const loading = new Map<string, Promise<object>>();
const InheritedMessages = createContext<Partial<Messages>>({});

function load(language: Language, domain: keyof Messages): Promise<object> {
  const path = `/messages/${language}/${domain}.json`;
  const pending = loading.get(path) ?? messagesAt(path, language, domain);
  loading.set(path, pending);
  // A failed load is repeated when the messages are needed again.
  pending.catch(() => loading.delete(path));
  return pending;
}

async function messagesAt(path: string, language: Language, domain: keyof Messages): Promise<object> {
  if (language === 'en-GB') {
    const { britishMessages: inBritish } = await import('./british-messages.ts');
    return inBritish(domain, await load(DEFAULT_LANGUAGE, domain));
  }
  const englishFile = language === DEFAULT_LANGUAGE ? files[path] : undefined;
  const file = await (englishFile ?? (await import('./other-messages.ts')).otherMessages[path])?.();
  return file ? file.default : load(DEFAULT_LANGUAGE, domain);
}

/** Preloads the messages of domains for a screen that will need them. */
export const preloadMessages = (domains: readonly (keyof Messages)[]) =>
  Promise.all(domains.map((domain) => load(readerLanguage(), domain)));

/** Loads the messages of another language for everything shown so far. Rejects if the browser cannot load them. */
export const preloadLanguage = (language: Language) => {
  const domains = new Set([...loading.keys()].map((path) => path.split(/[/.]/).at(-2) as keyof Messages));
  return Promise.all([...domains].map((domain) => load(language, domain)));
};

/**
 * Returns messages in a given language, such as that of a member's text, instead of the reader's. Suspends until
 * loaded.
 */
export const useMessagesIn = <Domain extends keyof Messages>(language: Language, domain: Domain) =>
  use(load(language, domain)) as Messages[Domain];

type Props = { domains: readonly (keyof Messages)[]; children: ReactNode };

/** Provides the messages of domains to its children, besides inherited ones. Suspends until they are loaded. */
export function MessagesProvider({ domains, children }: Props) {
  const language = useReaderLanguage();
  const locale = localeIn(language, useChosenRegional().region);
  const timeZone = useReaderTimeZone();
  const inherited = use(InheritedMessages);
  const own = Object.fromEntries(domains.map((domain) => [domain, use(load(language, domain))]));
  const merged = { ...inherited, ...own };
  return (
    <InheritedMessages value={merged}>
      <IntlProvider locale={locale} messages={merged as Messages} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </InheritedMessages>
  );
}
