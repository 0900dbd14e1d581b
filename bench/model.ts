import { startModelServer } from '#tests/support/model-server/model-server.ts';
import { chunk, type Stage } from '#tests/support/model-server/stage.ts';
import { clock, stamp } from './stamps.ts';

// The scripted model server as its own process: node bench/model.ts WORDS WORDS_A_SECOND, where 0
// words a second are as many as the connection takes.
const SENTENCE = ['I', 'remember', 'how', 'the', 'morning', 'was'];
const SENTENCE_WORDS = SENTENCE.length + 2;

const words = Number(process.argv[2]);
const pace = Number(process.argv[3]);

/** Sentences of eight words, of which the first and the last say when they were spoken. */
async function speak(stage: Stage): Promise<void> {
  const startedAt = clock();
  await stage.event(chunk({ role: 'assistant', content: '' }));
  for (let spoken = 0; spoken < words; spoken += 1) {
    await stage.delta(`${spoken === 0 ? '' : ' '}${wordAt(spoken)}`);
    if (pace === 0) continue;
    await stage.wait(Math.max(0, startedAt + ((spoken + 1) * 1000) / pace - clock()));
  }
  await stage.finish();
}

function wordAt(spoken: number): string {
  const place = spoken % SENTENCE_WORDS;
  if (place === SENTENCE_WORDS - 1 || spoken === words - 1) return `${stamp()}.`;
  return SENTENCE[place - 1] ?? stamp();
}

const server = await startModelServer();
server.script(speak);
process.stdout.write(`listening on ${server.url}\n`);
