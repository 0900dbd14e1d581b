import { startTestApp, type TestApp } from './app.ts';
import { type Owner, registerOwner } from './belongings.ts';
import type { OpenApi } from './contract.ts';
import { type ModelServer, startModelServer } from './model-server/model-server.ts';
import { publishedApi } from './sample.ts';

/** An app with a scripted model behind it, what it publishes, and two people who have everything. */
export interface World {
  app: TestApp;
  api: OpenApi;
  model: ModelServer;
  anna: Owner;
  bela: Owner;
  close(): Promise<void>;
}

/** Starts a world; the model answers with its plain reply until told otherwise. */
export async function startWorld(env: Record<string, string> = {}): Promise<World> {
  const model = await startModelServer();
  model.scenario('plain');
  const app = await startTestApp({ env: { AI_BASE_URL: model.url, AI_MODEL: 'any', ...env } });
  return {
    app,
    api: await publishedApi(app),
    model,
    anna: await registerOwner(app, 'Fliederbusch'),
    bela: await registerOwner(app, 'Zwetschgenkuchen'),
    async close() {
      await app.close();
      await model.close();
    },
  };
}

/** The header of somebody's session. */
export function bearer({ token }: { token: string }): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
