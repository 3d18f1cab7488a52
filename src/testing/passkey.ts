import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Encodes the CBOR that an authenticator needs: small integers, text, bytes and maps of these. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, size: number) => {
    const length = size < 24 ? [size] : size < 256 ? [24, size] : [25, size >> 8, size & 255];
    return Buffer.from([(kind << 5) | (length[0] ?? 0), ...length.slice(1)]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

type Ceremony = { challenge: string; origin: string; rpId: string; verified?: boolean };

/** Returns a software security key with one passkey, with the responses that a browser would send to the server. */
export function makeSecurityKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => Buffer.from(text, 'base64url');
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorDataOf = ({ rpId, verified = true }: Ceremony, flags: number, more = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | flags]), count, more]);
  };
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
  });

  return {
    /** Returns the response to `navigator.credentials.create`. */
    create: (ceremony: Ceremony) => {
      const length = Buffer.from([0, id.length]);
      const authData = authenticatorDataOf(ceremony, WITH_KEY, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return answer({ clientDataJSON: clientData('webauthn.create', ceremony), attestationObject: cbor(attestation) });
    },
    /** Returns the response to `navigator.credentials.get`. */
    get: (ceremony: Ceremony) => {
      const clientDataJSON = clientData('webauthn.get', ceremony);
      const authenticatorData = authenticatorDataOf(ceremony, 0);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}
