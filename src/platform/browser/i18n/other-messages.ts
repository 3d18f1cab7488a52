/** The message files of all languages but English, and those for admins, loaded on demand. */
export const otherMessages = import.meta.glob<{ default: object }>([
  '/messages/{ar,de,es,fr,tr}/*.json',
  '/messages/en/admin-*.json',
  '!/messages/*/{admin-doctor,cv-public,errors,mail,portfolio-contact,portfolio-mail,portfolio-readers,report,site,unsubscribe}.json',
]);
