import { isWebAddress } from '#platform/pure/field-rules.ts';

/** Tests for a web address that starts with https. */
export const isHttpsAddress = (text: string) => /^https:/i.test(text) && isWebAddress(text);
