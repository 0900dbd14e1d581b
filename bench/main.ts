import { fileURLToPath } from 'node:url';

const USAGE = `npm run bench -- speed [--json] [--quick] [part …]
npm run bench -- recall FILE [--json]
npm run bench -- recall-growth [--json] [--quick]
npm run bench -- marks [FILE …] [--json] [--misses]
npm run bench -- care [FILE] [--json]
npm run bench -- guard FILE [--json]
npm run bench -- audit FILE [--json]
npm run bench -- lighthouse [--json]
  speed       measures what is promised of speed and prints a table
  recall      how much of what was said is found again, over conversations with questions
  recall-growth  what recall, search and storing cost at 1,000 and at 100,000 messages
  marks       how often a sentence of a reply is marked as what it stands on
  care        how messages are read for danger, by language and label
  guard       how many replies of a file the guard over sentences stops, by language
  audit       nine turns of a file's personas, against the worst of models
  lighthouse  scores of the pages that anybody may open
  --json      one JSON object on the last line
  --misses    each sentence that is marked as something else
  --quick     fewer tries and smaller histories, under two minutes
  part        only these parts, by the names they print as they begin`;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const [command, ...rest] = process.argv.slice(2);
if (command === 'speed') {
  const { speed } = await import('./speed.ts');
  process.exitCode = await speed({
    json: rest.includes('--json'),
    quick: rest.includes('--quick'),
    parts: rest.filter((word) => !word.startsWith('--')),
  });
} else if (command === 'recall' && rest[0] !== undefined) {
  const { measureRecall } = await import('./recall.ts');
  process.exitCode = await measureRecall(rest[0], rest.includes('--json'));
} else if (command === 'recall-growth') {
  const { measureRecallGrowth } = await import('./recall-growth.ts');
  process.exitCode = await measureRecallGrowth(rest.includes('--json'), rest.includes('--quick'));
} else if (command === 'marks') {
  const { measureMarks } = await import('./marks.ts');
  const named = rest.filter((word) => !word.startsWith('--'));
  process.exitCode = await measureMarks(
    named.length > 0 ? named : ['bench/marks.tsv', 'bench/marks-held-out.tsv'],
    { json: rest.includes('--json'), misses: rest.includes('--misses') },
  );
} else if (command === 'guard' && rest[0] !== undefined) {
  const { measureGuard } = await import('./guard.ts');
  process.exitCode = measureGuard(rest[0], rest.includes('--json'));
} else if (command === 'audit' && rest[0] !== undefined) {
  const { audit } = await import('./audit.ts');
  process.exitCode = await audit(rest[0], rest.includes('--json'));
} else if (command === 'care') {
  const { measureCare } = await import('./care.ts');
  const [file] = rest.filter((word) => !word.startsWith('--'));
  process.exitCode = measureCare(file, rest.includes('--json'));
} else if (command === 'lighthouse') {
  const { measureLighthouse } = await import('./lighthouse.ts');
  process.exitCode = await measureLighthouse(rest.includes('--json'));
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
