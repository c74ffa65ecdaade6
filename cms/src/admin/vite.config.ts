import { mergeConfig, type Plugin, type UserConfig } from "vite";

/** Translations, of which this panel shows the English ones, and languages of code blocks, which no type has. */
const unused = /\/translations\/(?!en\.)[\w-]+\.json\.mjs$|\/prismjs\/components\/prism-/;
const unusedHighlighting = /\/highlight\.js\/lib\/languages\//;

const withoutUnused: Plugin = {
  name: "without-unused",
  enforce: "pre",
  load(id) {
    if (unused.test(id)) return "export default {};";
    return unusedHighlighting.test(id) ? "module.exports = () => ({});" : null;
  },
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
