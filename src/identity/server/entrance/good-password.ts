import { invalidFields } from '#platform/errors.ts';
import { passwordStrength } from '#ui/password-strength.ts';

/** Refuses a password that is among the first to be tried, by the rule that the form's meter goes by. */
export function requireGoodPassword(password: string, path: string, personal: readonly string[] = []) {
  if (!passwordStrength(password, personal).acceptable) {
    throw invalidFields([{ path, text: { word: 'commonPassword' } }]);
  }
}
