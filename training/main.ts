import { writeGlossary } from './glossary.ts';

writeGlossary();
// The readers read the glossary as they are loaded, so it has to be there before them.
const { trainReader } = await import('./reader.ts');
const { trainGuard } = await import('./guard.ts');
trainReader();
trainGuard();
