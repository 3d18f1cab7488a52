import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';

/** Mail to a member who received a testimonial. Omits the text, which is shown on the screen where it is approved. */
export const testimonialReceivedMail = defineMail({
  name: 'testimonial-received',
  topic: 'testimonials',
  data: z.object({ author: z.string(), label: z.string() }),
  subject: ({ author }, { t, name }) => t('mail.testimonialReceived.subject', { author: name(author) }),
  body: ({ author, label }, { t, name, appUrl }) => (
    <>
      <MailText>{t('mail.testimonialReceived.text', { author: name(author), label: name(label) })}</MailText>
      <MailAction href={`${appUrl}/testimonials`}>{t('mail.testimonialReceived.action')}</MailAction>
      <MailNote>{t('mail.testimonialReceived.note')}</MailNote>
    </>
  ),
});
