/** Where the words of all languages but the first one are, and those of admins. They are fetched by those who read one of them. */
export const elsewhere = import.meta.glob<{ default: object }>([
  '/messages/{ar,de,es,fr,tr}/*.json',
  '/messages/en/admin-*.json',
  '!/messages/*/{admin-doctor,cv-public,errors,mail,portfolio-contact,portfolio-mail,portfolio-readers,report,site}.json',
]);
