import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrCode } from '#platform/pure/qr-code.ts';
import { type Member, newPerson } from '#testing/members.ts';
import { readQrImage } from '#testing/read-qr.ts';
import { openSharesOf } from '#testing/shares.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

/** The width of the empty area that ISO/IEC 18004 requires around a code, in modules. */
const QUIET_ZONE = 4;

const instance = shareTestInstance({ TRUST_PROXY: '1', APP_URL: 'https://vitrine.a-long-host-name.example' });

const qrOf = async ({ token }: Pick<Member, 'token'>, shareId: string, format: string) => {
  const answer = await fetch(`${instance.url}/api/shares/${shareId}/qr/${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** Returns the rows of modules of a picture, dark ones as true, with the quiet zone around the code. */
async function modulesOf(picture: Uint8Array, size: number) {
  const width = size + 2 * QUIET_ZONE;
  const pixels = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width, height: width, kernel: 'nearest', fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Array.from({ length: width }, (_, y) => Array.from({ length: width }, (__, x) => pixels[y * width + x] === 0));
}

const withMargin = (rows: readonly (readonly boolean[])[]) => {
  const width = rows.length + 2 * QUIET_ZONE;
  return Array.from({ length: width }, (_, y) =>
    Array.from({ length: width }, (__, x) => rows[y - QUIET_ZONE]?.[x - QUIET_ZONE] ?? false),
  );
};

it.each([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
])('returns a QR code of a link as %s that can be decoded', async (format, type) => {
  const { member, make, change } = await openSharesOf(instance);
  const { shareId, url } = await make('For Turin / Ünited');
  const { status, headers, bytes } = await qrOf(member, shareId, format);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('content-disposition')).toContain(`filename="For-Turin-U-nited.${format}"`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await readQrImage(bytes)).toBe(url);
  expect(await modulesOf(bytes, qrCode(url).size)).toEqual(withMargin(qrCode(url).rows));
  expect(url).toMatch(/^https:\/\/vitrine\.a-long-host-name\.example\/portfolio\/\w{22}$/);

  await change(shareId, { state: 'revoked' });
  expect((await qrOf(member, shareId, format)).bytes, 'after the link was revoked').toEqual(bytes);
});

it('is large enough for print and small in bytes', async () => {
  const { member, make } = await openSharesOf(instance);
  const { bytes } = await qrOf(member, (await make()).shareId, 'png');
  expect(bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(1000);
  expect(bytes.length).toBeLessThan(20_000);
});

it.each(['gif', 'PNG', 'svg.exe', '%00'])('rejects other formats: %s', async (format) => {
  const { member, make } = await openSharesOf(instance);
  expect([400, 404]).toContain((await qrOf(member, (await make()).shareId, format)).status);
});

it('returns 404 for an unknown link', async () => {
  const { member } = await openSharesOf(instance);
  for (const shareId of ['0'.repeat(22), 'x', newPerson().username]) {
    expect((await qrOf(member, shareId, 'svg')).status).toBe(404);
  }
});
