import { describe, expect, it } from 'vitest';
import { CAPTIONS, type MediaFixture, mediaFixture } from '#testing/media.ts';
import type { MediaKind } from '../../model/media/formats.ts';
import type { ByteSource } from './byte-source.ts';
import { inspectMedium } from './inspect-medium.ts';

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, Math.min(bytes.length, start + length)),
});
const text = (content: string) => new TextEncoder().encode(content);
const inspect = (bytes: Uint8Array, kind: MediaKind, ending = '') => inspectMedium(sourceOf(bytes), kind, ending);
const inspectFixture = async (name: MediaFixture, kind: MediaKind) => inspect(await mediaFixture(name), kind);

/** Returns a box of an MP4 with a size that may be wrong. */
function box(type: string, content: Uint8Array, size = content.length + 8): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}
const joined = (...parts: Uint8Array[]) => Buffer.concat(parts);
const FTYP = box('ftyp', text('isom\0\0\0\0isommp42'));

/** Returns a file with other bytes from a place on. */
const withBytes = (bytes: Uint8Array, at: number, ...changed: number[]) => {
  const copy = Uint8Array.from(bytes);
  copy.set(changed, at);
  return copy;
};
const indexOf = (bytes: Uint8Array, part: string) => Buffer.from(bytes).indexOf(part, 0, 'latin1');

describe('a file is recognized by its content', () => {
  it('as a video, with the size of its picture', async () => {
    expect(await inspectFixture('clip.mp4', 'video')).toEqual({ format: 'mp4', width: 160, height: 90 });
    expect(await inspectFixture('clip.webm', 'video')).toEqual({ format: 'webm', width: 160, height: 90 });
  });

  it('as an upright video if a matrix turns it', async () => {
    const clip = await mediaFixture('clip.mp4');
    const matrix = indexOf(clip, 'tkhd') + 4 + 40;
    const turned = Buffer.from(clip);
    for (const [at, value] of [0, 0x10000, 0, -0x10000, 0].entries()) turned.writeInt32BE(value, matrix + 4 * at);
    expect(await inspect(turned, 'video')).toEqual({ format: 'mp4', width: 90, height: 160 });
  });

  it('as a recording', async () => {
    for (const format of ['mp3', 'm4a', 'ogg', 'wav', 'flac'] as const) {
      expect(await inspectFixture(`tone.${format}`, 'audio')).toEqual({ format });
    }
  });

  it('as captions, which are cleaned', async () => {
    expect(await inspect(text(CAPTIONS), 'captions')).toEqual({
      format: 'vtt',
      captions: 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nThe loom weaves a card.\n',
    });
  });

  it('as a download, in which the ending only tells formats of equal content apart', async () => {
    const zip = text('PK\u0003\u0004 word/document.xml PK\u0005\u0006');
    expect(await inspect(text('%PDF-1.7\n'), 'file', 'exe')).toEqual({ format: 'pdf' });
    expect(await inspect(zip, 'file', 'docx')).toEqual({ format: 'docx' });
    expect(await inspect(zip, 'file', 'docm')).toEqual({ format: 'zip' });
    expect(await inspect(text('a,b\n1,é\n'), 'file', 'csv')).toEqual({ format: 'csv' });
  });
});

describe('a file is refused', () => {
  const faultOf = (bytes: Uint8Array, kind: MediaKind, ending?: string) =>
    inspect(bytes, kind, ending).then(
      (facts) => facts,
      (error) => error.word,
    );

  it('if it is empty, or of another kind', async () => {
    const [video, sound] = [await mediaFixture('clip.webm'), await mediaFixture('tone.m4a')];
    for (const kind of ['video', 'audio', 'captions', 'file'] as const) {
      expect(await faultOf(new Uint8Array(), kind)).toBe('emptyFile');
    }
    expect(await faultOf(sound, 'video')).toBe('notAVideo');
    expect(await faultOf(video, 'audio')).toBe('notAudio');
    expect(await faultOf(video, 'file', 'pdf')).toBe('notADownload');
    expect(await faultOf(video, 'captions')).toBe('notCaptions');
    for (const kind of ['video', 'audio', 'captions'] as const) {
      expect(await faultOf(text('<script>alert(1)</script>'), kind)).toMatch(/^not/);
    }
    expect(await faultOf(text('MZ\u0090\0'), 'file', 'zip')).toBe('notADownload');
    expect(await faultOf(text('a\0b'), 'file', 'txt')).toBe('notADownload');
    expect(await faultOf(new Uint8Array([0x61, 0xff]), 'file', 'txt')).toBe('notADownload');
    expect(await faultOf(text('<html>'), 'file', 'html')).toBe('notADownload');
  });

  it('if it is a video of another family: QuickTime, Matroska, an image in such boxes', async () => {
    expect(await faultOf(box('ftyp', text('qt  \0\0\0\0qt  ')), 'video')).toBe('notAVideo');
    expect(await faultOf(box('ftyp', text('avif\0\0\0\0mif1')), 'video')).toBe('notAVideo');
    const webm = await mediaFixture('clip.webm');
    expect(await faultOf(withBytes(webm, indexOf(webm, 'webm'), ...text('mkv\0')), 'video')).toBe('notAVideo');
  });

  it('if it was cut off, wherever that was', async () => {
    for (const name of ['clip.mp4', 'clip.webm'] as const) {
      const bytes = await mediaFixture(name);
      for (let length = 1; length < bytes.length; length += 37) {
        expect([name, length, await faultOf(bytes.subarray(0, length), 'video')]).toEqual([
          name,
          length,
          expect.stringMatching(/^(?:brokenMedium|notAVideo)$/),
        ]);
      }
    }
    const wav = await mediaFixture('tone.wav');
    expect(await faultOf(wav.subarray(0, 400), 'audio')).toBe('notAudio');
    expect(await faultOf(text('PK\u0003\u0004 cut off'), 'file', 'zip')).toBe('notADownload');
  });

  it('if its parts lie about their size', async () => {
    const movie = (size: number) => joined(FTYP, box('moov', box('trak', new Uint8Array(), size)));
    for (const size of [2, 7, 9, 0x7fffffff, 0xffffffff]) {
      expect(await faultOf(movie(size), 'video')).toBe('brokenMedium');
    }
    const huge = Buffer.from('00000001747261 6bffffffffffffffff'.replaceAll(' ', ''), 'hex');
    expect(await faultOf(joined(FTYP, box('moov', huge)), 'video')).toBe('brokenMedium');
    expect(await faultOf(joined(FTYP, box('moov', Buffer.from('00000001', 'hex'))), 'video')).toBe('brokenMedium');
    const webm = await mediaFixture('clip.webm');
    const tracks = Buffer.from(webm).lastIndexOf(Buffer.from('1654ae6b', 'hex')) + 4;
    expect(await faultOf(withBytes(webm, tracks, 0x01, 0, 0, 0, 0xff, 0xff, 0xff, 0xff), 'video')).toBe('brokenMedium');
    expect(await faultOf(withBytes(webm, tracks, 0x00), 'video')).toBe('brokenMedium');
  });

  it('if its picture has no size, or an impossible one', async () => {
    const clip = await mediaFixture('clip.mp4');
    const size = indexOf(clip, 'tkhd') + 4 + 76;
    expect(await faultOf(withBytes(clip, size, 0, 0, 0, 0), 'video')).toBe('brokenMedium');
    expect(await faultOf(withBytes(clip, size, 0xff, 0xff, 0, 0), 'video')).toBe('brokenMedium');
  });

  it('if it has more parts than a real one, after a bounded number of reads', async () => {
    const boxes = joined(FTYP, ...Array.from({ length: 50_000 }, () => box('free', new Uint8Array())));
    const nested = joined(
      FTYP,
      box('moov', Buffer.concat(Array.from({ length: 50_000 }, () => box('trak', new Uint8Array())))),
    );
    const head = (await mediaFixture('clip.webm')).subarray(0, 40);
    const voids = Buffer.alloc(200_000, Buffer.from('ec80', 'hex'));
    const elements = joined(head, Buffer.from('18538067', 'hex'), Buffer.from('01ffffffffffffff', 'hex'), voids);
    for (const bytes of [boxes, nested, elements]) {
      let reads = 0;
      const { size, read } = sourceOf(bytes);
      const counted: ByteSource = {
        size,
        read: (start, length) => {
          reads += 1;
          expect(length).toBeLessThan(1024);
          return read(start, length);
        },
      };
      await expect(inspectMedium(counted, 'video', '')).rejects.toThrow();
      expect(reads).toBeLessThan(5000);
    }
  });
});
