import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import type { Handler } from '#platform/server/http/front.ts';
import { makeReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import type { Kernel } from '#platform/server/kernel.ts';

export const SECURITY_TXT = '/.well-known/security.txt';

/** The file must name an expiry date. The instance renews it daily. */
const VALID_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the security.txt with the contacts for reporting a vulnerability (RFC 9116). */
export function securityTxt({ APP_URL }: Kernel['settings'], contacts: readonly string[], now: Date) {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${Object.keys(LANGUAGES).join(', ')}`,
    `Canonical: ${APP_URL}${SECURITY_TXT}`,
    '',
  ].join('\n');
}

/** Sends security.txt if the settings name a contact. */
export const sendSecurityTxt =
  ({ settings, clock }: Pick<Kernel, 'settings' | 'clock'>, contacts: readonly string[]): Handler =>
  async ({ request, response }) => {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' };
    const text = securityTxt(settings, contacts, clock.now());
    await sendReadyBody(request, response, await makeReadyBody(200, headers, Buffer.from(text)));
  };
