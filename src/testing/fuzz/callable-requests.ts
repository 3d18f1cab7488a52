import {
  authorizationOf,
  commonHeaders,
  encodePart,
  type FuzzRequest,
  type FuzzRole,
  type SignedInAccount,
} from './fuzz-request.ts';
import { jsonBody } from './json-bodies.ts';
import { oddString, oddValue } from './odd-values.ts';
import type { Random } from './random.ts';
import { type FuzzSchema, randomValue } from './schema-values.ts';

const email: FuzzSchema = { type: 'string', format: 'email' };
const name: FuzzSchema = { type: 'string', maxLength: 200 };
const payload = (properties: Record<string, FuzzSchema>): FuzzSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const FUNCTIONS: Readonly<Record<string, FuzzSchema>> = {
  sendOTPEmail: payload({ email, otp: { type: 'string', pattern: '^\\d{6}$' }, displayName: name }),
  sendWelcomeEmail: payload({ email, displayName: name }),
  sendPasswordResetEmail: payload({ email }),
  sendNewUserNotification: payload({ email, displayName: name, username: name }),
  sendUsernameChangeNotification: payload({ email, displayName: name, oldUsername: name, newUsername: name }),
};

/** Returns a call of a callable function. */
export function callableRequest(
  random: Random,
  role: FuzzRole,
  sender: SignedInAccount,
  { host }: { host: string },
): FuzzRequest {
  const known = random.pick(Object.keys(FUNCTIONS));
  const called = random.chance(0.9) ? known : encodePart(oddString(random)).slice(0, 3000);
  const data = randomValue(FUNCTIONS[known] as FuzzSchema, { random, sender, kind: 'people', fieldNames: ['email'] });
  const long = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: random.pick(['1', 'x', 1, null]) };
  const payloadData = random.pick([
    data,
    data,
    data,
    data,
    { ...(data as object), displayName: long },
    oddValue(random),
  ]);
  const { body, headers } = jsonBody(random, { data: payloadData });
  const isStreaming = random.chance(0.15);
  return {
    ...{ operation: `callable.${known}`, kind: 'people', role, method: 'POST', body, hangUp: false },
    target: `${random.pick(['/functions', '/vitrine/us-central1'])}/${called}`,
    headers: [
      ...commonHeaders(random, host),
      ...authorizationOf(random, role, sender),
      ...headers,
      ...(isStreaming
        ? ([['accept', 'text/event-stream']] as const).map(([key, value]): [string, string] => [key, value])
        : []),
    ],
  };
}
