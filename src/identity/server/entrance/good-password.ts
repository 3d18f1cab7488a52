import { invalidFields } from '#platform/errors.ts';
import { isCommonPassword } from '../passwords/is-common-password.ts';

/** Refuses a password that is among the first to be tried: by the rule of the form's meter, and by the list. */
export async function requireGoodPassword(password: string, path: string, personal: readonly string[] = []) {
  // Loaded with the first password that is set: its dictionaries take memory.
  const { passwordStrength } = await import('#ui/password-strength.ts');
  if (!passwordStrength(password, personal).acceptable || (await isCommonPassword(password))) {
    throw invalidFields([{ path, text: { word: 'commonPassword' } }]);
  }
}
