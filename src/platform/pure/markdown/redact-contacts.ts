/** Matches mail addresses, also with a full-width @ (U+FF20). */
export const MAIL_ADDRESS =
  /(?<![^\s<>()[\]"',;:/])[^\s@\uff20<>()[\]"',;:/]{1,64}[@\uff20][^\s@\uff20<>()[\]"',;:/]{1,190}\.[^\s@\uff20<>()[\]"',;:/.]{2,63}/gu;
/** URLs that start a mail, a call or a chat with a person. */
const CONTACT_URL =
  /^(?:mailto|tel|sms|callto|skype|whatsapp|viber|tg|sip|xmpp|matrix):|\/\/(?:wa\.me|api\.whatsapp\.com|t\.me|signal\.me)\//i;
const CONTACT_LINK = /\[([^[\]\n]{0,500})\]\(\s*(?:mailto|tel|sms):[^)\n]{0,500}\)/gi;

/** Tests whether a URL starts a mail, a call or a chat with a person. */
export const isContactUrl = (url: string) => CONTACT_URL.test(url.trim()) || url.search(MAIL_ADDRESS) >= 0;

/** Removes links that start a mail or a call, and replaces mail addresses by `replacement`. */
export const redactContacts = (text: string, replacement: string) =>
  text.replace(CONTACT_LINK, '$1').replace(MAIL_ADDRESS, replacement);
