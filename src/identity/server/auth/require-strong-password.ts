import { invalidFields } from '#platform/pure/errors.ts';
import { isCommonPassword } from '../passwords/is-common-password.ts';

/** Throws if a password is easy to guess, by the rule of the strength meter and by the list of common passwords. */
export async function requireStrongPassword(password: string, path: string, personal: readonly string[] = []) {
  // Loaded on demand, because its dictionaries take memory.
  const { passwordStrength } = await import('#platform/pure/password-strength.ts');
  if (!passwordStrength(password, personal).acceptable || (await isCommonPassword(password))) {
    throw invalidFields([{ path, text: { word: 'commonPassword' } }]);
  }
}
