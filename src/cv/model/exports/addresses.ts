import { isWebAddress } from '#platform/field-rules.ts';
import type { Contact } from './outline.ts';

/** An address as people say it. */
export const asSaid = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** An address that may be followed, as it was written. */
export const webAddress = (url: string) => (isWebAddress(url) ? url : undefined);

/** Where a way to reach somebody leads: into a mail or the web. */
export const hrefOf = ({ kind, text, url = '' }: Contact) =>
  kind === 'email' && isMail(text) ? `mailto:${text}` : webAddress(url);
const isMail = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text);

/** A way to reach somebody as it is read. */
export const asShown = ({ text, url }: Contact) => (text === url ? asSaid(text) : text);

/** What it is called, where neither its kind nor its text says as much. */
export const labelOf = ({ kind, label, text }: Contact) =>
  (kind === 'profile' || kind === 'custom') && !text.toLowerCase().includes(label.toLowerCase()) ? label : '';
