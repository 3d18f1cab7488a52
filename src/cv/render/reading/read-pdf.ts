import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { PdfContent, PdfPage } from './pdf-content.ts';
import { runsOf } from './runs-of-operators.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const ERRORS_ONLY = 0;
/** Images are not needed, only text. */
const MAX_IMAGE_PIXELS = 1;

/** Extracts the text of a PDF with its positions, and the metadata and attachments. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  // The PDF library takes ownership of the bytes, so it gets a copy.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: ERRORS_ONLY, maxImageSize: MAX_IMAGE_PIXELS });
  try {
    const { info, metadata } = await pdf.getMetadata();
    const documentInfo = info as { Title?: string; Language?: string };
    return {
      title: documentInfo.Title ?? '',
      language: documentInfo.Language ?? '',
      tagged: (await pdf.getMarkInfo())?.Marked === true,
      accessible: /<pdfuaid:part>1</.test(metadata?.getRaw() ?? ''),
      attachments: await attachmentsOf(pdf),
      pages: await pagesOf(pdf),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function attachmentsOf(pdf: Pdf): Promise<PdfContent['attachments']> {
  const attachments: PdfContent['attachments'] = [];
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
    const content = await pdf.getAttachmentContent(id);
    if (content) attachments.push({ name: filename, content });
  }
  return attachments;
}

async function pagesOf(pdf: Pdf): Promise<PdfPage[]> {
  const { OPS } = await getResolvedPDFJS();
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const runs = runsOf(await page.getOperatorList(), OPS, { left, top });
    pages.push({ width: right - left, height: top - bottom, runs });
    page.cleanup();
  }
  return pages;
}
