import { argon2Sync, type ScryptOptions, scryptSync } from 'node:crypto';

/** OWASP's recommendation for Argon2id. A hash takes 19 MiB while it is computed. */
export const ARGON2_PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 };
const ARGON2_KEY_BYTES = 32;

/** The parameters of hashes that were made before Argon2id. */
const SCRYPT = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 } satisfies ScryptOptions;
const SCRYPT_KEY_BYTES = 64;

/** A password with the salt of its hash: bytes with Argon2id, text with scrypt. */
export type KeyInput = { password: string } & (
  | { algorithm: 'argon2id'; salt: Uint8Array }
  | { algorithm: 'scrypt'; salt: string }
);

/** Derives the key that a hash stores. Blocks for a tenth of a second, so only a worker process calls it. */
export function deriveKey(input: KeyInput): Uint8Array {
  // Keyboards encode the same characters differently.
  const password = input.password.normalize('NFKC');
  if (input.algorithm === 'scrypt') return scryptSync(password, input.salt, SCRYPT_KEY_BYTES, SCRYPT);
  return argon2Sync('argon2id', {
    message: password,
    nonce: input.salt,
    tagLength: ARGON2_KEY_BYTES,
    ...ARGON2_PARAMETERS,
  });
}
