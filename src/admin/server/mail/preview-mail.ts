import type { AdminCtx } from '../context.ts';
import { readMailAsAdmin } from './read-mail-as-admin.ts';

/** Content security policy of a mail: its inline styles apply, everything else is blocked. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Removes link targets, as the links are for the recipient only. */
const removeLinks = (html: string) => html.replace(/ href="[^"]*"/g, '');

/** Returns a mail as an HTML page for a sandboxed frame. */
export async function previewMail(ctx: AdminCtx, input: { id: string }) {
  const { html } = await readMailAsAdmin(ctx, input);
  return {
    headers: { 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN' },
    body: new Blob([removeLinks(html)], { type: 'text/html; charset=utf-8' }),
  };
}
