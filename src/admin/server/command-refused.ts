/** What a command of the operator can't do; the message says why, and what to do about it. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}
