import type { AdminCtx } from '../context.ts';
import { readMailAsAdmin } from './read-mail-as-admin.ts';

/** Mails bring their looks along, line by line. Nothing else of theirs is shown, run, sent or fetched. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Where links lead is for the recipient alone: here they only look as they do there. */
const withoutLinks = (html: string) => html.replace(/ href="[^"]*"/g, '');

/** One mail as a page of its own, for a frame of ours. */
export async function lookAtMail(ctx: AdminCtx, input: { id: string }) {
  const { html } = await readMailAsAdmin(ctx, input);
  return {
    headers: { 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN' },
    body: new Blob([withoutLinks(html)], { type: 'text/html; charset=utf-8' }),
  };
}
