/** Thrown if an operator's command cannot be carried out. The message gives the reason and a remedy. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}
