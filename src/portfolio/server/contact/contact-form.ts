import type { Language } from '#platform/i18n/languages.ts';
import { type Translator, translatorOf } from '#platform/i18n/words.ts';
import type { ContactForm } from '../../pages/site-page.ts';
import { CONTACT_TRAP } from './read-contact-form.ts';
import type { UnsentContact } from './receive-contact.ts';

const HOUR = 60 * 60;
const NOTHING = { name: '', email: '', message: '' };

type Shown = {
  /** URL that the form is submitted to. */
  action: string;
  said?: UnsentContact;
  sent?: boolean;
};

/** Returns the contact form: empty, with typed values and errors, or sent. */
export function contactForm(language: Language, { action, said, sent = false }: Shown): ContactForm {
  const t = translatorOf(language);
  return {
    ...{ action, sent, trap: CONTACT_TRAP },
    typed: said?.typed ?? NOTHING,
    faults: said?.kind === 'faulty' ? faultsOf(said, t) : {},
    ...(said?.kind === 'tooOften' ? { refusal: refusalOf(said.seconds, t) } : {}),
  };
}

function faultsOf({ faults: { name, email, message } }: UnsentContact & { kind: 'faulty' }, t: Translator) {
  return {
    ...(name && { name: t(`portfolio-contact.faults.${name}`) }),
    ...(email && { email: t(`portfolio-contact.faults.${email}`) }),
    ...(message && { message: t(`portfolio-contact.faults.${message}`) }),
  };
}

const refusalOf = (seconds: number, t: Translator) =>
  seconds > HOUR
    ? t('portfolio-contact.tooOftenHours', { count: Math.ceil(seconds / HOUR) })
    : t('portfolio-contact.tooOftenMinutes', { count: Math.ceil(seconds / 60) });
