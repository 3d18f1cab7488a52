declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, Axis>;
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    preserveNameIds?: number[];
    keepAllGlyphs?: boolean;
  };
  const subsetFont: (font: Buffer, text: string | undefined, options: Options) => Promise<Buffer>;
  export = subsetFont;
}
