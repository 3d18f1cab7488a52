import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { jpeg, twoColorImage, uploadFile, uploadImage } from '#testing/images.ts';
import { makeAdmin, send, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import type { StoredImage } from '../contract.ts';
import { sweepLooseBlobs } from '../server/sweep.ts';

const instance = shareTestInstance({ MEMBER_MEGABYTES: '1' });
const member = () => addMember(instance, { verified: false });

async function bytesAt(path: string) {
  const answer = await fetch(instance.url + path);
  expect(answer.status).toBe(200);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Returns the color of a pixel, red or blue. */
async function colourAt(bytes: Buffer, x: number, y: number) {
  const { data } = await sharp(bytes)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
}

const widest = (image: StoredImage, format = 'webp') =>
  image.sources.filter((source) => source.format === format).at(-1)?.url ?? '';

describe('an image', () => {
  it('is stored as AVIF and WebP in all widths up to its own, with a placeholder', async () => {
    const ada = await member();
    const file = await uploadFile(instance, ada, 'images/wide.jpg', await jpeg({ width: 1500, height: 750 }));
    const { status, body } = await ada.call('POST', '/api/images', { file });
    expect(status).toBe(201);
    expect(body).toMatchObject({ file, crop: null, width: 1500, height: 750 });
    expect(body.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/);
    const variants = body.sources.map(({ format, width }: { format: string; width: number }) => `${width} ${format}`);
    expect(variants).toEqual(
      ['avif', 'webp'].flatMap((format) => [320, 640, 1280, 1500].map((at) => `${at} ${format}`)),
    );
    for (const { url, width, format } of body.sources) {
      const { answer, bytes } = await bytesAt(url);
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      const made = await sharp(bytes).metadata();
      expect([made.width, made.format]).toEqual([width, format === 'avif' ? 'heif' : 'webp']);
    }
    expect((await ada.call('GET', `/api/images/${body.id}`)).body).toEqual(body);
  });

  it('is rotated upright and contains no location or camera data', async () => {
    const ada = await member();
    const rotated = await twoColorImage({ width: 400, height: 200 })
      .withExif({ IFD0: { Make: 'Daguerre' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(rotated).metadata()).exif).toBeDefined();
    const file = await uploadFile(instance, ada, 'turned.jpg', rotated);
    const { body } = await ada.call('POST', '/api/images', { file });
    expect(body).toMatchObject({ width: 200, height: 400 });
    for (const format of ['avif', 'webp']) {
      const { bytes } = await bytesAt(widest(body, format));
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect(bytes.includes('Daguerre')).toBe(false);
      // After a quarter turn to the right, the left side is at the top.
      expect([await colourAt(bytes, 100, 100), await colourAt(bytes, 100, 300)]).toEqual(['red', 'blue']);
    }
  });

  it('is cropped as requested, and an equal request returns the existing image', async () => {
    const ada = await member();
    const file = await uploadFile(instance, ada, 'cut.jpg', await jpeg({ width: 800, height: 400 }));
    const input = { file, crop: { x: 0.75, y: 0, width: 0.25, height: 0.5 } };
    const [first, second] = [
      await ada.call('POST', '/api/images', input),
      await ada.call('POST', '/api/images', input),
    ];
    expect(first.body).toMatchObject({ width: 200, height: 200, crop: input.crop });
    expect(second.body).toEqual(first.body);
    expect((await ada.call('POST', '/api/images', { file })).body.id).not.toBe(first.body.id);
    const { bytes } = await bytesAt(widest(first.body));
    expect(await colourAt(bytes, 5, 100)).toBe('blue');
  });

  it('can be cached forever and cannot run scripts', async () => {
    const ada = await member();
    const { id } = await uploadImage(instance, ada);
    const { answer } = await bytesAt(`/images/${id}/320.webp`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await send(instance, 'GET', `/images/${id}/320.webp`, { headers })).status).toBe(304);
    const head = await send(instance, 'HEAD', `/images/${id}/320.webp`);
    expect([head.status, head.headers.get('content-length')]).toEqual([200, answer.headers.get('content-length')]);
    expect((await send(instance, 'POST', `/images/${id}/320.webp`)).status).toBe(405);
  });

  it.each(['/321.webp', '/320.jpg', '/320.webp/', '/0320.webp', '/-1.webp', ''])(
    'returns 404 at the path …%s',
    async (rest) => {
      const { id } = await uploadImage(instance, await member());
      expect((await send(instance, 'GET', `/images/${id}${rest}`)).status).toBe(404);
    },
  );

  it('is deleted with its file, including its bytes', async () => {
    const ada = await member();
    const { id, file } = await uploadImage(instance, ada);
    const { rows } = await instance.kernel.db.pool.query('select blob from image_variants where image_id = $1', [id]);
    expect(rows.length).toBeGreaterThan(1);
    const target = `/v0/b/vitrine.local/o/${encodeURIComponent(file)}`;
    expect((await ada.call('DELETE', target)).status).toBe(204);
    expect((await ada.call('GET', `/api/images/${id}`)).status).toBe(404);
    expect((await send(instance, 'GET', `/images/${id}/320.webp`)).status).toBe(404);
    await sweepLooseBlobs(instance.files);
    for (const { blob } of rows) expect(await instance.files.blobs.open(blob)).toBeUndefined();
  });

  it('counts against the quota of its owner', async () => {
    const ada = await member();
    const noise = randomBytes(1000 * 330 * 3);
    const raw = { raw: { width: 1000, height: 330, channels: 3 as const } };
    const file = await uploadFile(instance, ada, 'noise.png', await sharp(noise, raw).png().toBuffer());
    const { status, body } = await ada.call('POST', '/api/images', { file });
    expect([status, body.code]).toEqual([402, 'QUOTA_EXCEEDED']);
    const { rows } = await instance.kernel.db.pool.query('select 1 from images where owner_id = $1', [ada.uid]);
    expect(rows).toEqual([]);
  });
});

/** Creates a PNG with one bit per pixel: many pixels in few bytes. */
function bilevelPng(size: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.writeUInt8(1, 8);
  const points = deflateSync(Buffer.alloc((Math.ceil(size / 8) + 1) * size));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))]);
}

describe('access to images', () => {
  it('is denied for files and images of other members', async () => {
    const [ada, eve] = [await member(), await member()];
    const { id, file } = await uploadImage(instance, ada);
    expect((await eve.call('POST', '/api/images', { file })).status).toBe(403);
    expect((await eve.call('GET', `/api/images/${id}`)).status).toBe(404);
    expect((await eve.call('PUT', '/api/me/photo', { file })).status).toBe(403);
    expect((await visitor(instance).call('POST', '/api/images', { file })).status).toBe(401);
    expect((await visitor(instance).call('GET', `/api/images/${id}`)).status).toBe(401);
  });

  it('is denied for images of a deactivated member', async () => {
    const [ada, admin] = [await member(), await member()];
    await makeAdmin(instance, admin);
    const { id } = await uploadImage(instance, ada);
    await instance.kernel.db.pool.query('update users set is_active = false where uid = $1', [ada.uid]);
    await eventually(async () => expect((await send(instance, 'GET', `/images/${id}/320.webp`)).status).toBe(404));
  });
});

describe('an invalid image is rejected with an error for the field:', () => {
  const SVG = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/>${inside}</svg>`,
    );
  const cases: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['an empty file', () => Buffer.alloc(0), /empty/],
    ['a text named like an image', () => Buffer.from('Note G, by A. A. L.'), /isn’t a supported image/],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /isn’t a supported image/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>'), /isn’t a supported image/],
    ['a truncated image', async () => (await jpeg()).subarray(0, 1200), /damaged/],
    ['a truncated PNG', () => bilevelPng(3000).subarray(0, 900), /damaged/],
    ['a decompression bomb', () => bilevelPng(11_000), /100 megapixels/],
    ['an SVG with a script', () => SVG('<script>fetch("https://evil.example")</script>'), /contains a script/],
    ['an SVG with an event handler', () => SVG('<g onload="alert(1)"/>'), /contains a script/],
    [
      'an SVG with entities',
      () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${SVG('&a;')}`),
      /contains a script|isn’t a supported/,
    ],
  ];
  it.each(cases)('%s', async (_, bytes, message) => {
    const ada = await member();
    const file = await uploadFile(instance, ada, 'picture.jpg', await bytes());
    const { status, body } = await ada.call('POST', '/api/images', { file });
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ path: 'file', message: expect.stringMatching(message) }]);
  });

  it('a missing file', async () => {
    const ada = await member();
    const { status, body } = await ada.call('POST', '/api/images', { file: `users/${ada.uid}/none.jpg` });
    expect([status, body.data.fields[0].path]).toEqual([400, 'file']);
  });

  it.each([
    [{ x: 0.5, y: 0, width: 0.6, height: 1 }],
    [{ x: 0, y: 0, width: 0, height: 1 }],
    [{ x: -1, y: 0, width: 1, height: 1 }],
    [{ x: 0, y: 0, width: 1 }],
    ['all of it'],
  ])('the invalid crop %j', async (crop) => {
    const ada = await member();
    const { status, body } = await ada.call('POST', '/api/images', { file: `users/${ada.uid}/any.jpg`, crop });
    expect([status, body.data.fields[0].path]).toEqual([400, expect.stringMatching(/^crop/)]);
  });

  it('but not an SVG without active content', async () => {
    const ada = await member();
    const file = await uploadFile(instance, ada, 'drawing.svg', SVG('<circle r="5"/>'));
    const { status, body } = await ada.call('POST', '/api/images', { file });
    expect(status).toBe(201);
    expect((await sharp((await bytesAt(widest(body))).bytes).metadata()).format).toBe('webp');
  });
});
