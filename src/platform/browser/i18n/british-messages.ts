import { withDefaults } from '../../pure/i18n/with-defaults.ts';

/** The messages that differ in British English. They are few, so they are loaded as one file. */
const files = import.meta.glob<{ default: object }>(
  [
    '/messages/en-GB/*.json',
    '!/messages/*/{admin-doctor,cv-public,errors,mail,portfolio-contact,portfolio-mail,portfolio-readers,report,site,unsubscribe}.json',
  ],
  { eager: true },
);

/** Returns a domain's American messages, replaced by the British ones that exist. */
export const britishMessages = (domain: string, american: object) =>
  withDefaults(files[`/messages/en-GB/${domain}.json`]?.default, american);
