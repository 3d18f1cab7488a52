import { createHmac } from 'node:crypto';

const DIGITS = 6;
const STEP_MS = 30_000;
/** The number of time steps that a phone's clock may be off; equal to that of the accounts library. */
const WINDOW = 1;

/** Returns the one-time password of a counter (RFC 4226) for a secret of an authenticator app. */
function oneTimePassword(secret: string, counter: number) {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** Returns the newest time step (RFC 6238) that yields this code at this time; undefined if none does. */
export function stepOfCode(secret: string, code: string, at: Date) {
  const current = Math.floor(at.getTime() / STEP_MS);
  for (let step = current + WINDOW; step >= current - WINDOW; step -= 1) {
    if (oneTimePassword(secret, step) === code) return step;
  }
  return undefined;
}
