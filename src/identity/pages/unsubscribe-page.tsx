import type { ReactNode } from 'react';
import type { MailTopic } from '#mail/contract.ts';
import type { Translator } from '#platform/server/i18n/messages.ts';

/** States of the page: the question, the confirmation, or a link that this instance did not make. */
export type UnsubscribeView =
  | { kind: 'question'; token: string; address: string; topic: MailTopic }
  | { kind: 'done'; address: string; topic: MailTopic }
  | { kind: 'invalid' };

type Props = {
  view: UnsubscribeView;
  t: Translator;
  /** Name of the instance. */
  name: string;
  /** URL that the form is submitted to. */
  action: string;
};

/** The page on which the recipient of an email unsubscribes from its topic. Works without scripts and sign-in. */
export function UnsubscribePage({ view, t, name, action }: Props) {
  const settings = (words: ReactNode) => <a href="/settings/notifications">{words}</a>;
  if (view.kind === 'invalid') {
    return (
      <main className="report">
        <h1>{t('unsubscribe.invalid.title')}</h1>
        <p>{t.rich('unsubscribe.invalid.text', { settings })}</p>
      </main>
    );
  }
  const topic = t(`unsubscribe.topics.${view.topic}`);
  const address = () => <bdi dir="ltr">{view.address}</bdi>;
  if (view.kind === 'done') {
    return (
      <main className="report">
        <h1>{t('unsubscribe.done.title')}</h1>
        <p role="status">{t.rich('unsubscribe.done.text', { name, topic, address })}</p>
        <p className="quiet">{t.rich('unsubscribe.done.back', { settings })}</p>
      </main>
    );
  }
  return (
    <main className="report">
      <h1>{t('unsubscribe.question.title')}</h1>
      <p>{t.rich('unsubscribe.question.text', { name, topic, address })}</p>
      {view.topic === 'messages' && <p className="quiet">{t('unsubscribe.question.messages')}</p>}
      <p className="quiet">{t('unsubscribe.question.security')}</p>
      <form method="post" action={action}>
        <p>
          <button className="button primary" type="submit" name="List-Unsubscribe" value="One-Click">
            {t('unsubscribe.question.confirm')}
          </button>
        </p>
      </form>
    </main>
  );
}
