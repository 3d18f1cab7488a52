import { testimonialReceivedMail } from './emails/testimonial-received-mail.tsx';

/** All mails of the testimonials domain. */
export const testimonialMails = [testimonialReceivedMail];
