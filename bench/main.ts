import { fileURLToPath } from 'node:url';

const USAGE = `npm run bench -- speed [--json] [--quick] [part …]
npm run bench -- recall FILE [--json]
npm run bench -- care [FILE] [--json]
npm run bench -- lighthouse [--json]
  speed       measures what is promised of speed and prints a table
  recall      how much of what was said is found again, over conversations with questions
  care        how messages are read for danger, by language and label
  lighthouse  scores of the pages that anybody may open
  --json      one JSON object on the last line
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
