import type { Language } from '#platform/i18n/languages.ts';
import type admin from './en/admin.json';
import type errors from './en/errors.json';
import type mail from './en/mail.json';
import type site from './en/site.json';

/** English is the first language of the words; the types of all follow from it. A file a domain. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: {
      admin: typeof admin;
      errors: typeof errors;
      mail: typeof mail;
      site: typeof site;
    };
  }
}
