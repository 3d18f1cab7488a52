import { cleanCaptions } from '../../model/media/clean-captions.ts';
import { MAX_CAPTIONS_BYTES, type MediaFormat, type MediaKind } from '../../model/media/formats.ts';
import { audioFormatOf } from './audio-format.ts';
import { type ByteSource, InvalidMediumError, readUtf8 } from './byte-source.ts';
import { downloadFormatOf } from './download-format.ts';
import { isMp4, readMp4 } from './read-mp4.ts';
import { isWebm, readWebm } from './read-webm.ts';
import type { Tracks } from './tracks.ts';

/** The facts that pages need about a file: its format, the size of its picture, and cleaned captions. */
export type MediumFacts = { format: MediaFormat; width?: number; height?: number; captions?: string };

const MAX_PICTURE_SIDE = 16_384;

/**
 * Recognizes a file by its content. Throws `InvalidMediumError` if it is in none of the formats of its kind. The ending
 * of its name is only asked where it cannot mislead. Each step is bounded, so it needs no worker process.
 */
export async function inspectMedium(source: ByteSource, kind: MediaKind, ending: string): Promise<MediumFacts> {
  if (source.size === 0) throw new InvalidMediumError('emptyFile');
  return INSPECT[kind](source, ending);
}

const INSPECT: Record<MediaKind, (source: ByteSource, ending: string) => Promise<MediumFacts>> = {
  video: async (source) => {
    const container = await containerOf(source);
    if (!container) throw new InvalidMediumError('notAVideo');
    const { format, tracks } = container;
    if (!tracks.picture) throw new InvalidMediumError('notAVideo');
    const [width, height] = [Math.round(tracks.picture.width), Math.round(tracks.picture.height)];
    if (!isSide(width) || !isSide(height)) throw new InvalidMediumError('brokenMedium');
    return { format, width, height };
  },
  audio: async (source) => {
    const container = await containerOf(source);
    if (!container) {
      const format = await audioFormatOf(source);
      if (!format) throw new InvalidMediumError('notAudio');
      return { format };
    }
    const { format, tracks } = container;
    if (!tracks.hasAudio || tracks.picture) throw new InvalidMediumError('notAudio');
    return { format: format === 'mp4' ? 'm4a' : 'weba' };
  },
  captions: async (source) => {
    if (source.size > MAX_CAPTIONS_BYTES) throw new InvalidMediumError('captionsTooLarge');
    const text = await readUtf8(source);
    const captions = text === undefined ? undefined : cleanCaptions(text);
    if (captions === undefined) throw new InvalidMediumError('notCaptions');
    return { format: 'vtt', captions };
  },
  file: async (source, ending) => {
    const format = await downloadFormatOf(source, ending);
    if (!format) throw new InvalidMediumError('notADownload');
    return { format };
  },
};

const isSide = (pixels: number) => pixels >= 1 && pixels <= MAX_PICTURE_SIDE;

async function containerOf(source: ByteSource): Promise<{ format: 'mp4' | 'webm'; tracks: Tracks } | undefined> {
  if (await isMp4(source)) return { format: 'mp4', tracks: await readMp4(source) };
  if (await isWebm(source)) return { format: 'webm', tracks: await readWebm(source) };
  return undefined;
}
