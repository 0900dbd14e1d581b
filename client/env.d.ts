interface ImportMetaEnv {
  /** What the built packs are named after (vite.config.ts). */
  readonly PACKS_VERSION: string;
}
