import { writeGlossary } from './glossary.ts';
import { writeKernel } from './kernel.ts';

writeGlossary();
await writeKernel();
// The readers read the glossary as they are loaded, so it has to be there before them.
const { trainReader, setReaderThresholds } = await import('./reader.ts');
const { trainGuard, setGuardBars } = await import('./guard.ts');
const { trainEncoder } = await import('./encoder.ts');
trainReader();
trainGuard();
trainEncoder();
setReaderThresholds();
setGuardBars();
