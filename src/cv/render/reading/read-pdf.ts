import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { PageRead, PdfRead } from './reading.ts';
import { runsOf } from './runs-of-operators.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const QUIET = 0;
/** Images are not needed, only text. */
const NO_PICTURES = 1;

/** Extracts the text of a PDF with its positions, and the metadata and attachments. */
export async function readPdf(bytes: Uint8Array): Promise<PdfRead> {
  // The PDF library takes ownership of the bytes, so it gets a copy.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: QUIET, maxImageSize: NO_PICTURES });
  try {
    const { info, metadata } = await pdf.getMetadata();
    const said = info as { Title?: string; Language?: string };
    return {
      title: said.Title ?? '',
      language: said.Language ?? '',
      tagged: (await pdf.getMarkInfo())?.Marked === true,
      accessible: /<pdfuaid:part>1</.test(metadata?.getRaw() ?? ''),
      attachments: await attachmentsOf(pdf),
      pages: await pagesOf(pdf),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function attachmentsOf(pdf: Pdf): Promise<PdfRead['attachments']> {
  const found: PdfRead['attachments'] = [];
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
    const content = await pdf.getAttachmentContent(id);
    if (content) found.push({ name: filename, content });
  }
  return found;
}

async function pagesOf(pdf: Pdf): Promise<PageRead[]> {
  const { OPS } = await getResolvedPDFJS();
  const pages: PageRead[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const runs = runsOf(await page.getOperatorList(), OPS, { left, top });
    pages.push({ width: right - left, height: top - bottom, runs });
    page.cleanup();
  }
  return pages;
}
