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

/** Thrown for data of a language that is missing or damaged, which is no fault of the picture. */
export class DamagedLanguage extends Error {
  override readonly name = 'DamagedLanguage';

  constructor(cause?: unknown) {
    super('the data of a language for text recognition is damaged', { cause });
  }
}

const dataOf = async (file: string) => {
  try {
    return gunzipSync(await readFile(file));
  } catch (error) {
    throw new DamagedLanguage(error);
  }
};

/** Opens a recognizer of text in pictures. It loads its program and its data from this machine only. */
export async function openRecognizer(languages: readonly LanguageFile[]) {
  const { FS, TessBaseAPI } = await openCore({ print: () => {}, printErr: () => {} });
  const recognizer = new TessBaseAPI();

  const use = async (used: readonly LanguageFile[]) => {
    for (const { code, file } of used) FS.writeFile(`${code}.traineddata`, await dataOf(file));
    if (recognizer.Init(null, used.map(({ code }) => code).join('+'), NETWORKS_ONLY) !== 0) throw new DamagedLanguage();
    recognizer.SetVariable('tessedit_pageseg_mode', FIND_LAYOUT);
  };
  await use(languages);

  const load = ({ data, width, height }: GrayPicture) => {
    FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]));
    if (recognizer.SetImageFile(UPRIGHT, 0) === 1) throw new Error('a picture for text recognition is damaged');
  };

  return {
    /** Recognizes in other languages from now on. */
    use,

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
  };
}

type SeenPage = { blocks?: { paragraphs?: { lines?: SeenLine[] }[] }[] };
