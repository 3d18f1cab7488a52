/**
 * Converts data to JSON values: dates to text, undefined to null, objects to their own properties. Throws for others.
 */
export function encode(data: unknown): unknown {
  if (data === null || data === undefined) return null;
  if (typeof data === 'boolean' || typeof data === 'string' || isFiniteNumber(data)) return data;
  if (data instanceof Date) return data.toISOString();
  if (Array.isArray(data)) return data.map(encode);
  if (typeof data === 'object' || typeof data === 'function') return mapValues(data, encode);
  throw new Error(`Data cannot be encoded in JSON: ${String(data)}`);
}

const isFiniteNumber = (data: unknown) => typeof data === 'number' && Number.isFinite(data);

const INT64_TYPE = /^type\.googleapis\.com\/google\.protobuf\.U?Int64Value$/;

/** Decodes JSON values of the protocol, in which 64-bit integers are wrapped in objects, at any depth. */
export function decode(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(decode);
  if (typeof data !== 'object' || data === null) return data;
  const { '@type': type, value } = data as Record<string, unknown>;
  if (!type) return mapValues(data, decode);
  const number = typeof type === 'string' && INT64_TYPE.test(type) ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new Error(`Data cannot be decoded from JSON: ${JSON.stringify(data)}`);
  return number;
}

const mapValues = (data: object, transform: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, transform(value)]));
