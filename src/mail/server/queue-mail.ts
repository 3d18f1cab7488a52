import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { deliverMailJob } from './deliver-job.ts';
import { hasOptedOut } from './opt-outs/store.ts';
import { hasSecrets } from './redact.ts';
import { insertMail } from './store.ts';
import type { MailTemplate } from './template.ts';

type QueueMailInput<Data> = {
  /** Identifies the event; only one email per event is sent, however often it is queued. */
  event: string;
  recipient: string;
  language: Language;
  data: Data;
  /** The uids of members whom the email mentions to another recipient; it is deleted with their accounts. */
  about?: readonly string[];
};

/**
 * Queues an email in the transaction of its event, so that both are committed or neither. Returns the email's id. Nothing
 * is queued for a recipient who has unsubscribed from the topic.
 */
export function queueMail<Data extends Record<string, unknown>>(
  { jobs }: { jobs: Jobs },
  tx: Tx,
  template: MailTemplate<Data>,
  mail: QueueMailInput<Data>,
) {
  const id = newId();
  const data = template.data.parse(mail.data);
  const about = [...(mail.about ?? [])];
  tx.beforeCommit(async (systemTx) => {
    const { event, recipient, language } = mail;
    const { topic } = template;
    if (topic && (await hasOptedOut(systemTx.sql, { address: recipient, topic }))) return;
    const forget = hasSecrets(template);
    const row = { id, event, template: template.name, recipient, language, data, about, forget };
    const isNew = await insertMail(systemTx.sql, row);
    if (isNew) await jobs.enqueueInside(systemTx, deliverMailJob, { mailId: id });
  });
  return id;
}
