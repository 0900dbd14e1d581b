import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Person, startTestApp, type TestApp } from './app.ts';
import { type ModelServer, startModelServer } from './model-server/model-server.ts';

export interface ScriptedApp {
  readonly model: ModelServer;
  readonly app: TestApp;
  /** Somebody who has registered, another one in each test. */
  readonly anna: Person;
  /** All that the model was given for the newest reply. */
  lastRequest(): string;
}

export interface ScriptedAppOptions {
  /** Settings beside those of the model. */
  env?: Record<string, string>;
  /** What the model says until a test tells it otherwise; without it it is left as the test before had it. */
  reply?: string;
  /** What the person of each test has done before it. */
  before?: (person: Person) => Promise<void>;
  /** Starts the application anew for each test and not once for the file. */
  anew?: boolean;
}

/**
 * The application with a scripted model for its voice, from before the tests of the file or block
 * that calls this to after them. What is returned can be read inside tests and hooks alone.
 */
export function scriptedApp({ env, reply, before, anew }: ScriptedAppOptions = {}): ScriptedApp {
  let model: ModelServer | undefined;
  let app: TestApp | undefined;
  let anna: Person | undefined;
  const start = async (): Promise<void> => {
    app = await startTestApp({
      env: { AI_BASE_URL: running(model).url, AI_MODEL: 'scripted', ...env },
    });
  };
  const stop = () => running(app).close();

  beforeAll(async () => {
    model = await startModelServer();
  });
  afterAll(() => running(model).close());
  if (anew === true) {
    beforeEach(start);
    afterEach(stop);
  } else {
    beforeAll(start);
    afterAll(stop);
  }
  beforeEach(async () => {
    if (reply !== undefined) running(model).scenario('plain', { reply });
    anna = await running(app).register();
    await before?.(anna);
  });

  return {
    get model() {
      return running(model);
    },
    get app() {
      return running(app);
    },
    get anna() {
      return running(anna);
    },
    lastRequest: () => JSON.stringify(running(model).requests.at(-1)?.body),
  };
}

function running<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('Nothing runs outside of tests and hooks');
  return part;
}
