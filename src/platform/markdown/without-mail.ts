/** Matches mail addresses, also with a full-width @ (U+FF20). */
export const MAIL_ADDRESS =
  /(?<![^\s<>()[\]"',;:/])[^\s@\uff20<>()[\]"',;:/]{1,64}[@\uff20][^\s@\uff20<>()[\]"',;:/]{1,190}\.[^\s@\uff20<>()[\]"',;:/.]{2,63}/gu;
/** URLs that start a mail, a call or a chat with a person. */
const TO_PERSON =
  /^(?:mailto|tel|sms|callto|skype|whatsapp|viber|tg|sip|xmpp|matrix):|\/\/(?:wa\.me|api\.whatsapp\.com|t\.me|signal\.me)\//i;
const LINK_TO_PERSON = /\[([^[\]\n]{0,500})\]\(\s*(?:mailto|tel|sms):[^)\n]{0,500}\)/gi;

/** Tests whether a URL starts a mail, a call or a chat with a person. */
export const leadsToPerson = (url: string) => TO_PERSON.test(url.trim()) || url.search(MAIL_ADDRESS) >= 0;

/** Removes links that start a mail or a call, and replaces mail addresses by `words`. */
export const withoutMail = (text: string, words: string) =>
  text.replace(LINK_TO_PERSON, '$1').replace(MAIL_ADDRESS, words);
