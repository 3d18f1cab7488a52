import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import openCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';

/** The data of a language that text is recognized with. */
export type LanguageFile = { code: string; file: string };

/** A picture of a page, a byte for each pixel from black to white. */
export type GrayPicture = { data: Uint8Array; width: number; height: number };

/** A rectangle in pixels, from the upper left corner. */
export type PixelBox = { x0: number; y0: number; x1: number; y1: number };
export type SeenWord = { text: string; confidence: number; bbox: PixelBox };
/** A line of words in a picture. */
export type SeenLine = {
  words: SeenWord[];
  /** The line on which the letters stand, from left to right. */
  baseline: PixelBox;
  rowAttributes: { rowHeight: number };
};
export type SeenText = { lines: SeenLine[]; confidence: number };

export type Recognizer = Awaited<ReturnType<typeof openRecognizer>>;

/** Only neural networks. The data of the older recognizer isn't there. */
const NETWORKS_ONLY = 1;
/** Finds columns and blocks of text by itself. */
const FIND_LAYOUT = '3';
const UPRIGHT = 1;

/** Opens a recognizer of text in pictures. It loads its program and its data from this machine only. */
export async function openRecognizer(languages: readonly LanguageFile[]) {
  const { FS, TessBaseAPI } = await openCore({ print: () => {}, printErr: () => {} });
  for (const { code, file } of languages) {
    FS.writeFile(`${code}.traineddata`, gunzipSync(await readFile(file)));
  }
  const recognizer = new TessBaseAPI();
  if (recognizer.Init(null, languages.map(({ code }) => code).join('+'), NETWORKS_ONLY) !== 0) {
    throw new Error('the data of a language for text recognition is damaged');
  }
  recognizer.SetVariable('tessedit_pageseg_mode', FIND_LAYOUT);

  const load = ({ data, width, height }: GrayPicture) => {
    FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]));
    if (recognizer.SetImageFile(UPRIGHT, 0) === 1) throw new Error('a picture for text recognition is damaged');
  };

  return {
    /** Returns by how many degrees a page has to be turned clockwise so that its lines are level. */
    slantOf(picture: GrayPicture): number {
      load(picture);
      recognizer.FindLines();
      return (recognizer.GetGradient() * 180) / Math.PI;
    },

    /** Returns the lines of text in a picture. */
    recognize(picture: GrayPicture): SeenText {
      load(picture);
      recognizer.Recognize(null);
      const { blocks } = JSON.parse(recognizer.GetJSONText()) as SeenPage;
      return {
        lines: (blocks ?? []).flatMap(({ paragraphs = [] }) => paragraphs.flatMap(({ lines = [] }) => lines)),
        confidence: recognizer.MeanTextConf(),
      };
    },

    close: () => recognizer.End(),
  };
}

type SeenPage = { blocks?: { paragraphs?: { lines?: SeenLine[] }[] }[] };
