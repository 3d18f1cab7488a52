/** Small files of the kinds that the product reads, some of them damaged. */
const TEXTS = {
  json: '{"basics":{"name":"Ada","profiles":[{"network":"x"}]},"work":[{"name":"A","startDate":"1843-01"}],"skills":"x"}',
  vitrine: '{"$schema":"x","meta":{"vitrine":{"version":99}},"basics":null}',
  yaml: 'cv:\n  name: Ada\n  sections:\n    experience:\n      - company: A\n        start_date: 1843-01\n    a: &a [*a]\n',
  csv: 'title,summary,tags,start\r\n"Note ""G""",x,"a;b",1843\r\n=1+1,<b>,,2024-13\r\n',
  badge:
    '{"@context":["https://www.w3.org/ns/credentials/v2"],"type":["VerifiableCredential","OpenBadgeCredential"],"issuer":{"id":"did:key:x"},"credentialSubject":{"achievement":{"name":"x"}},"proof":{"type":"DataIntegrityProof"}}',
  own: '{"format":"vitrine-projects","version":1,"items":[{"title":"Note G","tags":["x"]},{"title":null}]}',
  length: '[{"title":"x","summary":{"length":{"toString":[]}},"start":{"valueOf":1}}]',
  jws: 'eyJhbGciOiJSUzI1NiJ9.e30.x',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#123"/><a xmlns:xlink="x" xlink:href="file:///etc/passwd"/></svg>',
  bomb: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
  html: '<!doctype html><script>alert(1)</script>',
  text: 'plain\u0000text',
};

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const EMPTY_ZIP = 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==';

type SampleFile = { name: string; type: string; bytes: Buffer };

const png = Buffer.from(PNG, 'base64');

export const SAMPLE_FILES: readonly SampleFile[] = [
  { name: 'resume.json', type: 'application/json', bytes: Buffer.from(TEXTS.json) },
  { name: 'cv.json', type: 'application/json', bytes: Buffer.from(TEXTS.vitrine) },
  { name: 'cv.yaml', type: 'application/yaml', bytes: Buffer.from(TEXTS.yaml) },
  { name: 'projects.csv', type: 'text/csv', bytes: Buffer.from(TEXTS.csv) },
  { name: 'projects.json', type: 'application/json', bytes: Buffer.from(TEXTS.own) },
  { name: 'length.json', type: 'application/json', bytes: Buffer.from(TEXTS.length) },
  { name: 'badge.json', type: 'application/json', bytes: Buffer.from(TEXTS.badge) },
  { name: 'badge.jws', type: 'text/plain', bytes: Buffer.from(TEXTS.jws) },
  { name: 'drawing.svg', type: 'image/svg+xml', bytes: Buffer.from(TEXTS.svg) },
  { name: 'bomb.svg', type: 'image/svg+xml', bytes: Buffer.from(TEXTS.bomb) },
  { name: 'page.html', type: 'text/html', bytes: Buffer.from(TEXTS.html) },
  { name: 'dot.png', type: 'image/png', bytes: png },
  { name: 'half.png', type: 'image/png', bytes: png.subarray(0, 40) },
  { name: 'wrong.png', type: 'image/png', bytes: Buffer.from(TEXTS.text) },
  { name: 'empty.zip', type: 'application/zip', bytes: Buffer.from(EMPTY_ZIP, 'base64') },
  { name: 'half.zip', type: 'application/zip', bytes: Buffer.from('PK\u0003\u0004\u0000\u0000', 'latin1') },
  { name: 'empty', type: 'application/octet-stream', bytes: Buffer.alloc(0) },
];

/** The file contents as JSON fields hold them: as text and in base64. */
export const SAMPLE_CONTENTS: readonly string[] = SAMPLE_FILES.flatMap(({ bytes }) => [
  bytes.toString('utf8'),
  bytes.toString('base64'),
]);
