import { type MailContext, MailText } from '#mail/service.ts';

/** Greets by name, where there is one and it may be used. */
export const Hello = ({ to, context }: { to: string; context: MailContext }) => (
  <MailText>{to ? context.t('mail.hello', { name: context.name(to) }) : context.t('mail.helloNobody')}</MailText>
);
