/** With a sign as wide as a Chinese one as well. */
export const MAIL_ADDRESS =
  /(?<![^\s<>()[\]"',;:/])[^\s@\uff20<>()[\]"',;:/]{1,64}[@\uff20][^\s@\uff20<>()[\]"',;:/]{1,190}\.[^\s@\uff20<>()[\]"',;:/.]{2,63}/gu;
/** Addresses that open a mail, a call or a chat with somebody. */
const TO_PERSON =
  /^(?:mailto|tel|sms|callto|skype|whatsapp|viber|tg|sip|xmpp|matrix):|\/\/(?:wa\.me|api\.whatsapp\.com|t\.me|signal\.me)\//i;
const LINK_TO_PERSON = /\[([^[\]\n]{0,500})\]\(\s*(?:mailto|tel|sms):[^)\n]{0,500}\)/gi;

/** Whether whoever follows this address writes to somebody, or calls them. */
export const leadsToPerson = (url: string) => TO_PERSON.test(url.trim()) || url.search(MAIL_ADDRESS) >= 0;

/** A text without links that open a mail or a call, and with these words where a mail address stood. */
export const withoutMail = (text: string, words: string) =>
  text.replace(LINK_TO_PERSON, '$1').replace(MAIL_ADDRESS, words);
