import { serveTask } from '#platform/workers/serve-task.ts';
import { makeExample } from '../examples/examples.ts';
import { makeCompiler, type Places } from './compile.ts';
import { orderOf, type Sheet } from './order-of.ts';
import type { TypesetRequest, TypesetResult } from './typesetter.ts';

type Compile = ReturnType<typeof makeCompiler>;

/** Runs a typesetting worker. It keeps its compiler, and with it the fonts that it has loaded. */
serveTask((places: Places) => {
  const compile = makeCompiler(places);
  /** Loads the fonts of most CVs by compiling an example, unless a request arrives first. */
  const practice = setTimeout(() => {
    const content = makeExample('software-engineer', { name: 'Ada Lovelace', email: 'ada@example.org' });
    compile({ ...orderOf({ content, photo: null }), make: 'pdf' });
  }, 20);
  return (request: TypesetRequest) => {
    clearTimeout(practice);
    return answer(compile, request);
  };
});

async function answer(compile: Compile, request: TypesetRequest): Promise<TypesetResult> {
  switch (request.make) {
    case 'reading':
      return { make: 'reading', report: await read(compile, request.sheet) };
    case 'picture': {
      const { pages } = compile({ ...orderOf(request.sheet), make: 'pages' });
      const page = pages[request.page - 1];
      const { drawPage } = await raster();
      const bytes = page === undefined ? null : await drawPage(page, request.width, request.format);
      return { make: 'picture', pages: pages.length, bytes };
    }
    case 'card': {
      const { drawCardPicture, squarePhoto } = await raster();
      const photo = request.photo ? await squarePhoto(request.photo) : null;
      const { drawing } = compile({ make: 'card', card: request.card, photo });
      return { make: 'card', bytes: await drawCardPicture(drawing) };
    }
    case 'photo':
      return { make: 'photo', bytes: await (await raster()).squarePhoto(request.photo) };
    default:
      return compile({ ...orderOf(request.sheet, request.marks), make: request.make });
  }
}

// Libraries for reading PDFs and for images are large, and most workers never need them.
const raster = () => import('./raster.ts');

async function read(compile: Compile, sheet: Sheet) {
  const { pdf } = compile({ ...orderOf(sheet), make: 'pdf' });
  const { readBack } = await import('./reading/read-back.ts');
  return readBack(sheet, pdf);
}
