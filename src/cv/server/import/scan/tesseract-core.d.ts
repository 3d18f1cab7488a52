/** The used part of a package without type definitions. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  type Recognizer = {
    /** Returns 0 if it succeeds. */
    Init(folder: null, languages: string, mode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the picture in `/input`, turned by radians. Returns 1 if it fails. */
    SetImageFile(orientation: number, radians: number): number;
    FindLines(): number;
    /** Returns the slope of the lines that were found. */
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    MeanTextConf(): number;
  };
  type Core = {
    FS: { writeFile(path: string, data: Uint8Array): void };
    TessBaseAPI: new () => Recognizer;
  };
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default function openCore(options: Readonly<Record<string, unknown>>): Promise<Core>;
}
