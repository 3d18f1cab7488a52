/** Thrown if an operator's command cannot be carried out. The message gives the reason and a remedy. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
