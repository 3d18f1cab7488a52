import type { Tx } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs.ts';
import { deliverMail } from './deliver-job.ts';
import { insertMail } from './store.ts';
import type { MailTemplate } from './template.ts';
import { hasSecrets } from './veil.ts';

type Mail<Data> = {
  /** Names the event that the mail tells of; it is sent once, however often it is queued. */
  event: string;
  recipient: string;
  language: Language;
  data: Data;
  /** Members whom it names to somebody else, by uid: it is deleted with their accounts. */
  about?: readonly string[];
};

/** Queues a mail with the transaction of its event: both land, or neither. Answers the mail's id. */
export function queueMail<Data extends Record<string, unknown>>(
  { jobs }: { jobs: Jobs },
  tx: Tx,
  template: MailTemplate<Data>,
  mail: Mail<Data>,
) {
  const id = newId();
  const data = template.data.parse(mail.data);
  const about = [...(mail.about ?? [])];
  tx.beforeCommit(async (system) => {
    const { event, recipient, language } = mail;
    const forget = hasSecrets(template);
    const row = { id, event, template: template.name, recipient, language, data, about, forget };
    const fresh = await insertMail(system.sql, row);
    if (fresh) await jobs.sendInside(system, deliverMail, { mailId: id });
  });
  return id;
}
