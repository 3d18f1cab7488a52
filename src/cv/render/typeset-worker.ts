import { serveTask } from '#platform/workers/serve-task.ts';
import { makeExample } from '../examples/examples.ts';
import { makeCompiler, type Places } from './compile.ts';
import { orderOf, type Sheet } from './order-of.ts';
import type { TypesetRequest, TypesetResult } from './typesetter.ts';

type Compile = ReturnType<typeof makeCompiler>;

/** A worker that sets pages: it keeps its compiler, and with it the typefaces that it has read. */
serveTask((places: Places) => {
  const compile = makeCompiler(places);
  /** Before its first request, it reads the typefaces that most CVs are set in. */
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

// Reading PDFs and drawing pixels take large libraries, which most workers never need.
const raster = () => import('./raster.ts');

async function read(compile: Compile, sheet: Sheet) {
  const { pdf } = compile({ ...orderOf(sheet), make: 'pdf' });
  const { readBack } = await import('./reading/read-back.ts');
  return readBack(sheet, pdf);
}
