import { type MailTemplateContext, MailText } from '#mail/service.ts';

/** Renders the greeting, by name unless `to` is empty. */
export const Greeting = ({ to, context }: { to: string; context: MailTemplateContext }) => (
  <MailText>{to ? context.t('mail.hello', { name: context.name(to) }) : context.t('mail.helloNobody')}</MailText>
);
