import { mergeConfig, type Plugin, type UserConfig } from "vite";

/** Translations other than English, and languages of code highlighting: no content type has code fields. */
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

/** Reduces the memory of the panel build: fewer modules, fewer parallel files, no source maps. */
export default (config: UserConfig): UserConfig =>
  mergeConfig(config, {
    plugins: [withoutUnused],
    build: {
      reportCompressedSize: false,
      sourcemap: false,
      rollupOptions: { cache: false, maxParallelFileOps: 2 },
    },
  });
