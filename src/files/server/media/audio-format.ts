import { type ByteSource, latin1, viewOf } from './byte-source.ts';

/** The first bytes of what an Ogg page holds, by the codecs that browsers play. */
const OGG_CODECS = ['\u0001vorbis', 'OpusHead', '\u007fFLAC'];
const UNKNOWN_SIZE = 0xffffffff;
/** Between its tags and its first frame, an MP3 may have some padding. */
const MAX_PADDING = 4096;

/** Returns the format of a recording that is not in a container for videos; undefined if it is none. */
export async function audioFormatOf(source: ByteSource): Promise<'mp3' | 'ogg' | 'wav' | 'flac' | undefined> {
  const head = await source.read(0, 320);
  const start = latin1(head);
  if (start.startsWith('fLaC')) return (head[4] ?? 1) % 0x80 === 0 ? 'flac' : undefined;
  if (start.startsWith('OggS')) return isOggAudio(start, head) ? 'ogg' : undefined;
  if (start.startsWith('RIFF') && start.startsWith('WAVE', 8))
    return isWholeRiff(head, source.size) ? 'wav' : undefined;
  return (await isMp3(source, head)) ? 'mp3' : undefined;
}

function isOggAudio(start: string, head: Uint8Array) {
  const payload = 27 + (head[26] ?? 0);
  return OGG_CODECS.some((codec) => start.startsWith(codec, payload));
}

function isWholeRiff(head: Uint8Array, size: number) {
  const stated = viewOf(head).getUint32(4, true);
  return stated === UNKNOWN_SIZE || stated + 8 <= size;
}

async function isMp3(source: ByteSource, head: Uint8Array) {
  if (!latin1(head).startsWith('ID3')) return isFrame(head);
  const after = await source.read(10 + tagSizeOf(head), MAX_PADDING);
  const at = after.findIndex((byte) => byte !== 0);
  return at >= 0 && isFrame(after.subarray(at));
}

/** The size of a tag is in the lower seven bits of four bytes. */
const tagSizeOf = (head: Uint8Array) => head.subarray(6, 10).reduce((size, byte) => size * 0x80 + (byte & 0x7f), 0);

/** Returns whether bytes begin with the head of a frame of MPEG audio, layer III. */
function isFrame([sync = 0, version = 0, rates = 0]: Uint8Array) {
  const isSync = sync === 0xff && version >> 5 === 0b111;
  const isLayer3 = ((version >> 1) & 0b11) === 0b01 && ((version >> 3) & 0b11) !== 0b01;
  const [bitrate, sampleRate] = [rates >> 4, (rates >> 2) & 0b11];
  return isSync && isLayer3 && bitrate !== 0 && bitrate !== 0b1111 && sampleRate !== 0b11;
}
