import type { Language } from '#platform/pure/i18n/languages.ts';
import { type Translator, translatorOf } from '#platform/server/i18n/messages.ts';
import type { ContactForm } from '../../pages/site-page.ts';
import { CONTACT_HONEYPOT } from '../contact/read-contact-form.ts';
import type { ContactFailure } from './receive-contact.ts';

const HOUR = 60 * 60;
const EMPTY_VALUES = { name: '', email: '', message: '' };

type ContactFormOptions = {
  /** URL that the form is submitted to. */
  action: string;
  failure?: ContactFailure;
  isSent?: boolean;
};

/** Returns the contact form: empty, with typed values and errors, or sent. */
export function contactForm(language: Language, { action, failure, isSent = false }: ContactFormOptions): ContactForm {
  const t = translatorOf(language);
  return {
    ...{ action, isSent, honeypot: CONTACT_HONEYPOT },
    values: failure?.values ?? EMPTY_VALUES,
    faults: failure?.kind === 'faulty' ? faultsOf(failure, t) : {},
    ...(failure?.kind === 'tooOften' ? { formError: rateLimitMessage(failure.seconds, t) } : {}),
  };
}

function faultsOf({ faults: { name, email, message } }: ContactFailure & { kind: 'faulty' }, t: Translator) {
  return {
    ...(name && { name: t(`portfolio-contact.faults.${name}`) }),
    ...(email && { email: t(`portfolio-contact.faults.${email}`) }),
    ...(message && { message: t(`portfolio-contact.faults.${message}`) }),
  };
}

const rateLimitMessage = (seconds: number, t: Translator) =>
  seconds > HOUR
    ? t('portfolio-contact.tooOftenHours', { count: Math.ceil(seconds / HOUR) })
    : t('portfolio-contact.tooOftenMinutes', { count: Math.ceil(seconds / 60) });
