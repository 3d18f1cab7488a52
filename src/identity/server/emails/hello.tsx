import { type MailContext, MailText } from '#mail/service.ts';

/** Renders the greeting, by name unless `to` is empty. */
export const Hello = ({ to, context }: { to: string; context: MailContext }) => (
  <MailText>{to ? context.t('mail.hello', { name: context.name(to) }) : context.t('mail.helloNobody')}</MailText>
);
