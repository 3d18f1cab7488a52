/** The messages that differ in British English. They are few, and fetched in one file. */
export const british = import.meta.glob<{ default: object }>(
  [
    '/messages/en-GB/*.json',
    '!/messages/*/{admin-doctor,cv-public,errors,mail,portfolio-contact,portfolio-mail,portfolio-readers,report,site}.json',
  ],
  { eager: true },
);
