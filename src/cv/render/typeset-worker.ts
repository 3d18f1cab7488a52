import { serveTask } from '#platform/server/workers/serve-task.ts';
import { makeExample } from '../examples/examples.ts';
import { makeCompiler, type TypesetFolders } from './compile.ts';
import { compactPdf } from './pdf/compact.ts';
import { type RenderInput, renderJobOf } from './render-input.ts';
import type { TypesetRequest, TypesetResult } from './typesetter.ts';

type Compile = ReturnType<typeof makeCompiler>;

/** Runs a typesetting worker. It keeps its compiler, and with it the fonts that it has loaded. */
serveTask((folders: TypesetFolders) => {
  const compile = makeCompiler(folders);
  /** Loads the fonts of most CVs by compiling an example, unless a request arrives first. */
  const warmUp = setTimeout(() => {
    const content = makeExample('software-engineer', { name: 'Ada Lovelace', email: 'ada@example.org' });
    compile({ ...renderJobOf({ content, photo: null }), make: 'pdf' });
  }, 20);
  return (request: TypesetRequest) => {
    clearTimeout(warmUp);
    return handleRequest(compile, request);
  };
});

async function handleRequest(compile: Compile, request: TypesetRequest): Promise<TypesetResult> {
  switch (request.make) {
    case 'reading':
      return { make: 'reading', report: await renderReading(compile, request.sheet) };
    case 'picture': {
      const { pages } = compile({ ...renderJobOf(request.sheet), make: 'pages' });
      const page = pages[request.page - 1];
      const { rasterizePage: drawPage } = await loadRaster();
      const bytes = page === undefined ? null : await drawPage(page, request.width, request.format);
      return { make: 'picture', pages: pages.length, bytes };
    }
    case 'card': {
      const { rasterizeCard: drawCardPicture, cropPhoto: squarePhoto, cropCardPicture } = await loadRaster();
      const photo = request.photo ? await squarePhoto(request.photo) : null;
      const picture = request.picture ? await cropCardPicture(request.picture) : null;
      const { svg } = compile({ make: 'card', card: request.card, photo, picture });
      return { make: 'card', bytes: await drawCardPicture(svg, { hasPicture: picture !== null }) };
    }
    case 'pdf':
      return {
        make: 'pdf',
        pdf: compactPdf(compile({ ...renderJobOf(request.sheet, request.marks), make: 'pdf' }).pdf),
      };
    case 'photo':
      return { make: 'photo', bytes: await (await loadRaster()).cropPhoto(request.photo) };
    default:
      return compile({ ...renderJobOf(request.sheet, request.marks), make: request.make });
  }
}

// Libraries for reading PDFs and for images are large, and most workers never need them.
const loadRaster = () => import('./raster.ts');

async function renderReading(compile: Compile, input: RenderInput) {
  const { pdf } = compile({ ...renderJobOf(input), make: 'pdf' });
  const { createReadingReport: readBack } = await import('./reading/create-reading-report.ts');
  return readBack(input, pdf);
}
