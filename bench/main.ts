import { fileURLToPath } from 'node:url';

const USAGE = `npm run bench -- speed [--json] [--quick] [part …]
npm run bench -- recall FILE [--json]
npm run bench -- marks [FILE] [--json] [--misses]
npm run bench -- lighthouse [--json]
  speed       measures what is promised of speed and prints a table
  recall      how much of what was said is found again, over conversations with questions
  marks       how often a sentence of a reply is marked as what it stands on
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
} else if (command === 'marks') {
  const { measureMarks } = await import('./marks.ts');
  process.exitCode = await measureMarks(
    rest.find((word) => !word.startsWith('--')) ?? 'bench/marks.tsv',
    { json: rest.includes('--json'), misses: rest.includes('--misses') },
  );
} else if (command === 'lighthouse') {
  const { measureLighthouse } = await import('./lighthouse.ts');
  process.exitCode = await measureLighthouse(rest.includes('--json'));
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
