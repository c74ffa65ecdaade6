import { mergeConfig, type Plugin, type UserConfig } from "vite";

/** Modules that this panel never runs: translations, since it is in English, and languages of code blocks, which no type has. */
const unused = /\/translations\/(?!en\.)[\w-]+\.json\.mjs$|\/prismjs\/components\/prism-/;

const withoutUnused: Plugin = {
  name: "without-unused",
  enforce: "pre",
  load: (id) => (unused.test(id) ? "export default {};" : null),
};

/** Builds the panel in less memory: fewer modules, fewer files at a time, and no sizes that nobody reads. */
export default (config: UserConfig): UserConfig =>
  mergeConfig(config, {
    plugins: [withoutUnused],
    build: {
      reportCompressedSize: false,
      sourcemap: false,
      rollupOptions: { cache: false, maxParallelFileOps: 2 },
    },
  });
