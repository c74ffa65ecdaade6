import { mergeConfig, type UserConfig } from "vite";

/** Builds the panel in less memory: fewer files at a time, and no sizes that nobody reads. */
export default (config: UserConfig): UserConfig =>
  mergeConfig(config, {
    build: { reportCompressedSize: false, rollupOptions: { cache: false, maxParallelFileOps: 3 } },
  });
